import { strToU8, zipSync, type Zippable } from 'fflate';
import { writeHeading } from '#domain/chapter-import/chapterHeading.ts';
import { escapeText } from '#domain/chapters/chapterText.ts';
import type { Book } from './book.ts';
import { renderParagraph, readRuns, removeUnwritable } from './html.ts';

const toXmlText = (value: string) => escapeText(removeUnwritable(value));

const formatPage = (language: string, title: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${title}</title><link rel="stylesheet" href="book.css"/></head>
<body>${body}</body>
</html>
`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const css = `body { margin: 5%; line-height: 1.5; }
h1 { margin: 2em 0 1em; line-height: 1.2; text-align: center; }
p { margin: 0 0 0.8em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
.author { text-align: center; }
`;

interface Item {
  id: string;
  file: string;
  type: string;
  properties?: string;
}

const xhtml = 'application/xhtml+xml';
const formatManifestItem = ({ id, file, type, properties }: Item) =>
  `<item id="${id}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;

function getPackage(book: Book, items: Item[], spine: string[]): string {
  const modified = book.made_at.replace(/\.\d+Z$/, 'Z');
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:quillhouse:${book.key}</dc:identifier>
<dc:title>${toXmlText(book.title)}</dc:title>
<dc:creator>${toXmlText(book.author)}</dc:creator>
<dc:language>${book.language}</dc:language>
${book.synopsis.trim() ? `<dc:description>${toXmlText(book.synopsis)}</dc:description>` : ''}
<meta property="dcterms:modified">${modified}</meta>
${book.cover ? '<meta name="cover" content="cover-image"/>' : ''}
</metadata>
<manifest>${items.map(formatManifestItem).join('\n')}</manifest>
<spine>${spine.map((id) => `<itemref idref="${id}"/>`).join('')}</spine>
</package>
`;
}

/** A story as EPUB 3: a cover, the table of contents and a file for each chapter. */
export function writeEpub(book: Book): Uint8Array {
  const { language, cover, chapters } = book;
  const title = toXmlText(book.title);
  const headings = chapters.map((chapter) => toXmlText(writeHeading(language, chapter)));
  const files: Zippable = { 'book/book.css': strToU8(css) };
  const items: Item[] = [{ id: 'css', file: 'book.css', type: 'text/css' }];
  const add = (item: Item, bytes: Uint8Array | string) => {
    items.push(item);
    files[`book/${item.file}`] = typeof bytes === 'string' ? strToU8(bytes) : [bytes, { level: 0 }];
  };
  if (cover) {
    add({ id: 'cover-image', file: 'cover.jpg', type: 'image/jpeg', properties: 'cover-image' }, cover);
    const image = `<section class="cover" epub:type="cover"><img src="cover.jpg" alt="${title.replaceAll('"', '&quot;')}"/></section>`;
    add({ id: 'cover', file: 'cover.xhtml', type: xhtml }, formatPage(language, title, image));
  }
  const front = `<h1>${title}</h1><p class="author">${toXmlText(book.author)}</p>`;
  add({ id: 'front', file: 'front.xhtml', type: xhtml }, formatPage(language, title, front));
  const list = headings.map((heading, at) => `<li><a href="chapter-${at + 1}.xhtml">${heading}</a></li>`).join('');
  const nav = `<nav epub:type="toc"><h1>${title}</h1><ol>${list}</ol></nav>`;
  add({ id: 'nav', file: 'nav.xhtml', type: xhtml, properties: 'nav' }, formatPage(language, title, nav));
  chapters.forEach(({ content }, at) => {
    const body = readRuns(content)
      .map((runs) => renderParagraph(runs, '<br/>'))
      .join('\n');
    const file = `chapter-${at + 1}.xhtml`;
    add(
      { id: `c${at + 1}`, file, type: xhtml },
      formatPage(language, headings[at]!, `<h1>${headings[at]}</h1>\n${body}`),
    );
  });
  const spine = [...(cover ? ['cover'] : []), 'front', 'nav', ...chapters.map((_, at) => `c${at + 1}`)];
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book/book.opf': strToU8(getPackage(book, items, spine)),
    ...files,
  });
}
