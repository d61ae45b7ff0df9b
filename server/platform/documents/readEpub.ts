import path from 'node:path';
import { characterEntities } from 'character-entities';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { sceneBreak } from '#domain/chapters/chapterText.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
import type { Paragraph } from './paragraphs.ts';
import { createParagraph } from './plainText.ts';
import { DocxProblem } from './problem.ts';
import type { Run } from './runs.ts';
import { readXml, type Attributes } from './xml.ts';
import { openParts, type Parts } from './zipLimits.ts';

/** What a refusal of the gate for Word files is in words for who sent an EPUB. */
const inWords: Partial<Record<MessageKey, MessageKey>> = {
  'chapter-import.shared.no_docx': 'books.seldom.import.no_epub',
  'chapter-import.shared.old_word': 'books.seldom.import.no_epub',
  'chapter-import.shared.damaged': 'books.seldom.import.damaged_epub',
  'chapter-import.shared.locked': 'books.seldom.import.locked_epub',
};

const getLocalName = (tag: string) => tag.slice(tag.indexOf(':') + 1);
// Without a prototype: no text may name what JavaScript gives to every object.
const entities: Record<string, string> = Object.assign(Object.create(null), characterEntities);
const reading = { doctype: true, entities };

/** The name of a part that another one refers to; undefined where there is none. */
function findPartBeside(parts: Parts, from: string, href: string): string | undefined {
  let target = href.split('#')[0]!;
  try {
    target = decodeURIComponent(target);
  } catch {
    // It is no escape then.
  }
  const name = path.posix.join(path.posix.dirname(from), target);
  return parts.has(name) ? name : undefined;
}

const veiled = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);

/** Fonts may be veiled; text that is encrypted is sold for one device. */
async function refuseEncrypted(parts: Parts): Promise<void> {
  const list = 'META-INF/encryption.xml';
  if (!parts.has(list)) return;
  await readXml(parts, list, {
    open(tag, attribute) {
      if (getLocalName(tag) === 'EncryptionMethod' && !veiled.has(attribute('Algorithm') ?? ''))
        throw new DocxProblem('books.seldom.import.locked_epub');
    },
  });
}

async function loadPackage(parts: Parts): Promise<string> {
  let packagePath: string | undefined;
  if (parts.has('META-INF/container.xml'))
    await readXml(parts, 'META-INF/container.xml', {
      open(tag, attribute) {
        if (getLocalName(tag) === 'rootfile') packagePath ??= findPartBeside(parts, '', attribute('full-path') ?? '');
      },
    });
  if (!packagePath) throw new DocxProblem('books.seldom.import.no_epub');
  return packagePath;
}

/** The texts of a book in the order in which it is read, without its table of contents. */
async function loadSpine(parts: Parts, name: string): Promise<string[]> {
  const items = new Map<string, { href: string; isText: boolean }>();
  const spine: string[] = [];
  await readXml(
    parts,
    name,
    {
      open(tag, attribute) {
        if (getLocalName(tag) === 'item') {
          const isNav = /(?:^|\s)nav(?:\s|$)/.test(attribute('properties') ?? '');
          const isText = /xhtml|html|xml$/.test(attribute('media-type') ?? '') && !isNav;
          items.set(attribute('id') ?? '', { href: attribute('href') ?? '', isText });
        } else if (getLocalName(tag) === 'itemref' && attribute('linear') !== 'no')
          spine.push(attribute('idref') ?? '');
      },
    },
    reading,
  );
  const names = spine.flatMap((id) => {
    const item = items.get(id);
    const part = item?.isText ? findPartBeside(parts, name, item.href) : undefined;
    return part === undefined ? [] : [part];
  });
  return [...new Set(names)];
}

const blocks = new Set(
  'p div li dt dd td th tr blockquote section article aside header footer figure figcaption pre table ul ol body h1 h2 h3 h4 h5 h6 center address'.split(
    ' ',
  ),
);
const unseen = new Set(
  'head script style nav svg math rt rp template noscript object audio video iframe form'.split(' '),
);
const isUnseen = (tag: string, attribute: Attributes) =>
  unseen.has(tag) ||
  attribute('hidden') !== undefined ||
  /\b(?:toc|landmarks|page-list|pagebreak)\b/.test(attribute('type') ?? '') ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute('style') ?? '');

/** The paragraphs of one text of a book. */
async function readText(parts: Parts, name: string, take: (paragraph: Paragraph) => void): Promise<void> {
  let runs: Run[] = [];
  let [skipping, strong, em, newPage, centred, pictures] = [0, 0, 0, true, false, 0];
  let heading: number | undefined;
  const end = () => {
    const hasText = runs.some(({ text }) => text.trim() !== '');
    if (hasText || pictures > 0)
      take(
        createParagraph(hasText ? runs : [], {
          heading,
          newPage,
          centred,
          leftOut: pictures ? { picture: pictures } : {},
        }),
      );
    if (hasText) newPage = false;
    [runs, pictures, centred] = [[], 0, false];
  };
  const add = (text: string) => {
    const last = runs.at(-1);
    if (last && last.strong === strong > 0 && last.em === em > 0) last.text += text;
    else runs.push({ text, strong: strong > 0, em: em > 0 });
  };
  await readXml(
    parts,
    name,
    {
      open(raw, attribute) {
        const tag = getLocalName(raw).toLowerCase();
        if (skipping > 0 || isUnseen(tag, attribute)) {
          skipping += 1;
          return;
        }
        if (blocks.has(tag)) {
          end();
          const [, level] = /^h([1-6])$/.exec(tag) ?? [];
          if (level) heading = Number(level);
          centred = /text-align\s*:\s*center/i.test(attribute('style') ?? '') || tag === 'center';
        }
        if (tag === 'br') add('\n');
        if (tag === 'hr') {
          end();
          take(createParagraph([{ text: sceneBreak, strong: false, em: false }]));
        }
        if (tag === 'img' || tag === 'image') pictures += 1;
        if (tag === 'b' || tag === 'strong') strong += 1;
        if (tag === 'i' || tag === 'em') em += 1;
      },
      text(text) {
        if (skipping > 0) return;
        const line = text.replace(/[ \t\r\n]+/g, ' ');
        const atStart = runs.length === 0 || /\s$/.test(runs.at(-1)!.text);
        const own = atStart ? line.replace(/^ /, '') : line;
        if (own !== '') add(own);
      },
      close(raw) {
        const tag = getLocalName(raw).toLowerCase();
        if (skipping > 0) {
          skipping -= 1;
          return;
        }
        if (blocks.has(tag)) end();
        if (/^h[1-6]$/.test(tag)) heading = undefined;
        if (tag === 'b' || tag === 'strong') strong -= 1;
        if (tag === 'i' || tag === 'em') em -= 1;
      },
    },
    reading,
  );
  end();
}

/**
 * Tells the paragraphs of an EPUB in the order of its spine. The gate of Word files lets it in; what is hidden, its table of
 * contents and what it refers to outside itself are left out. Throws DocxProblem.
 */
export async function readEpub(bytes: Uint8Array, take: (paragraph: Paragraph) => void): Promise<void> {
  let [size, lines] = [0, 0];
  const counted = (paragraph: Paragraph) => {
    for (const { text } of paragraph.runs) size += text.length;
    if (size > limits.characters) throw new DocxProblem('chapter-import.shared.too_much_text');
    if (++lines > limits.lines) throw new DocxProblem('chapter-import.shared.too_many_elements');
    take(paragraph);
  };
  try {
    const parts = await openParts(bytes);
    await refuseEncrypted(parts);
    for (const name of await loadSpine(parts, await loadPackage(parts))) await readText(parts, name, counted);
  } catch (error) {
    const reason = error instanceof DocxProblem ? inWords[error.reason.message] : undefined;
    throw reason ? new DocxProblem(reason) : error;
  }
}
