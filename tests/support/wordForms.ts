import { strToU8 } from 'fflate';
import { relation, rawDocx } from './docx.ts';
import { t } from './t.ts';

/** A heading of a level from 1, or a paragraph of text; 'page' is a page break, '' an empty paragraph. */
export type FormLine = string | { heading: string; level?: number };

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const text = (value: string) => `<w:t xml:space="preserve">${value}</w:t>`;
const style = (id: string, name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const sheet = (styles: string) => strToU8(`<w:styles ${w}>${styles}</w:styles>`);

/** Words of a line in several runs, as an editor leaves them. */
const cut = (line: string, run: (piece: string) => string) =>
  (line.match(/(?:\S+\s*){1,3}/g) ?? [line]).map(run).join('');

/**
 * As Word saves a book that was written in it: ids of editing sessions, marks of its spelling checker, page breaks of its last
 * layout, a table of contents, and headings that its style 'heading 1' numbers, by the format given. Its template is in the
 * cloud.
 */
export function byWord(lines: readonly FormLine[], numberedAs = 'Chapter %1'): Uint8Array {
  const run = (piece: string) =>
    `<w:r w:rsidRPr="00F51122"><w:rPr><w:rFonts w:ascii="Garamond" w:hAnsi="Garamond"/><w:sz w:val="24"/></w:rPr>${text(piece)}</w:r><w:proofErr w:type="gramStart"/>`;
  const paragraphs = lines.map((line, at) => {
    if (line === 'page') return '<w:p w:rsidR="00AB12CD"><w:r><w:br w:type="page"/></w:r></w:p>';
    if (line === '') return '<w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD"/>';
    if (typeof line === 'string')
      return `<w:p w14:paraId="1A2B3C4D" w:rsidR="00AB12CD"><w:pPr><w:ind w:firstLine="720"/></w:pPr><w:r><w:lastRenderedPageBreak/></w:r>${cut(line, run)}</w:p>`;
    const { heading, level = 1 } = line;
    return `<w:p w:rsidR="00AB12CD"><w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr><w:bookmarkStart w:id="${at}" w:name="_Toc${at}"/>${cut(heading, (piece) => `<w:r>${text(piece)}</w:r>`)}<w:bookmarkEnd w:id="${at}"/></w:p>`;
  });
  const contents = lines.flatMap((line) =>
    typeof line === 'object'
      ? `<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr><w:hyperlink w:anchor="_Toc1"><w:r>${text(line.heading)}</w:r><w:r><w:tab/></w:r><w:r>${text('3')}</w:r></w:hyperlink></w:p>`
      : [],
  );
  const toc = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${contents.join('')}</w:sdtContent></w:sdt>`;
  const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Heading1"/><w:suff w:val="space"/><w:lvlText w:val="${numberedAs}"/></w:lvl>`;
  return rawDocx(toc + paragraphs.join(''), {
    parts: {
      'word/styles.xml': sheet(
        style('Normal', 'Normal') +
          style(
            'Heading1',
            'heading 1',
            '<w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr>',
          ) +
          style('Heading2', 'heading 2', '<w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>') +
          style('TOC1', 'toc 1', '<w:basedOn w:val="Normal"/>'),
      ),
      'word/numbering.xml': strToU8(
        `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      ),
      'word/_rels/settings.xml.rels': strToU8(
        `<Relationships>${relation('attachedTemplate', 'https://d.docs.live.net/a/Novel.dotm', 'External')}</Relationships>`,
      ),
    },
    relations:
      relation('styles', 'styles.xml') + relation('numbering', 'numbering.xml') + relation('settings', 'settings.xml'),
  });
}

/** As Google Docs exports: every look at every run, `w:rtl` at each, a page break in a paragraph of its own run, localized nothing. */
export function byGoogleDocs(lines: readonly FormLine[]): Uint8Array {
  const look = '<w:rPr><w:rtl w:val="0"/></w:rPr>';
  const paragraphs = lines.map((line) => {
    if (line === 'page')
      return `<w:p w:rsidR="00000000"><w:pPr><w:rPr/></w:pPr><w:r><w:br w:type="page"/></w:r><w:r><w:rPr><w:rtl w:val="0"/></w:rPr></w:r></w:p>`;
    if (line === '')
      return '<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000"><w:pPr><w:rPr/></w:pPr><w:r><w:rPr><w:rtl w:val="0"/></w:rPr></w:r></w:p>';
    if (typeof line === 'string')
      return `<w:p w:rsidR="00000000"><w:pPr><w:rPr/></w:pPr><w:r>${look}${text(line)}</w:r></w:p>`;
    const { heading, level = 1 } = line;
    return `<w:p w:rsidR="00000000"><w:pPr><w:pStyle w:val="Heading${level}"/><w:rPr/></w:pPr><w:bookmarkStart w:id="0" w:name="_h"/><w:bookmarkEnd w:id="0"/><w:r>${look}${text(heading)}</w:r></w:p>`;
  });
  return rawDocx(paragraphs.join(''), {
    parts: {
      'word/styles.xml': sheet(
        style('Normal', 'normal') +
          style('Heading1', 'heading 1') +
          style('Heading2', 'heading 2') +
          style(t('resources.office/fictions.fields.title'), t('resources.office/fictions.fields.title')),
      ),
    },
    relations: relation('styles', 'styles.xml'),
  });
}

/** As Pages exports: styles of its own names, and a level of the outline where its own knows one. */
export function byPages(lines: readonly FormLine[]): Uint8Array {
  const look = '<w:rPr><w:rFonts w:ascii="Helvetica Neue"/><w:rtl w:val="0"/></w:rPr>';
  const paragraphs = lines.map((line) => {
    if (line === 'page') return '<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr><w:r><w:br w:type="page"/></w:r></w:p>';
    if (line === '') return '<w:p><w:pPr><w:pStyle w:val="Body"/><w:bidi w:val="0"/></w:pPr></w:p>';
    if (typeof line === 'string')
      return `<w:p><w:pPr><w:pStyle w:val="Body"/><w:bidi w:val="0"/></w:pPr><w:r>${look}${text(line)}</w:r></w:p>`;
    return `<w:p><w:pPr><w:pStyle w:val="Heading"/><w:bidi w:val="0"/></w:pPr><w:r>${look}${text(line.heading)}</w:r></w:p>`;
  });
  return rawDocx(paragraphs.join(''), {
    parts: {
      'word/styles.xml': sheet(
        style('Body', 'Body') +
          style('Heading', 'Heading', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>') +
          style(t('resources.office/fictions.fields.title'), t('resources.office/fictions.fields.title')),
      ),
    },
    relations: relation('styles', 'styles.xml'),
  });
}
