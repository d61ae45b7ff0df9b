import { Buffer } from 'node:buffer';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import { body, paragraph, plainChapter, rawDocx, relation } from './docx.ts';

export const megabyte = 1024 * 1024;
export const good = () => rawDocx(plainChapter());
const inside = (text: string) => rawDocx(text);
const xml = (document: string) => rawDocx('', { parts: { 'word/document.xml': strToU8(document) } });
export const external = (kind: string, target: string) =>
  rawDocx(plainChapter(), { relations: relation(kind, target, 'External') });

/** The same zip with other bytes in place, such as a name that no library would write. */
export function patched(file: Uint8Array, from: string, to: string): Uint8Array {
  const bytes = Buffer.from(file);
  expect(from).toHaveLength(to.length);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}
const withNames = (name: string) =>
  patched(
    rawDocx(plainChapter(), { parts: { ['N'.repeat(name.length)]: strToU8('x') } }),
    'N'.repeat(name.length),
    name,
  );

export const utf16 = (mark: boolean) =>
  Buffer.from(`${mark ? '\ufeff' : ''}<?xml version="1.0" encoding="UTF-16"?>${body(plainChapter())}`, 'utf16le');

/** Flags and sizes as a central directory tells them: `at` is the place in each entry's header. */
function lying(file: Uint8Array, at: number, value: number, bytes: 2 | 4): Uint8Array {
  const copy = Buffer.from(file);
  for (
    let entry = copy.indexOf('PK\x01\x02', 0, 'latin1');
    entry >= 0;
    entry = copy.indexOf('PK\x01\x02', entry + 1, 'latin1')
  )
    copy.writeUIntLE(value, entry + at, bytes);
  return copy;
}
const counted = (file: Uint8Array, count: number) => {
  const copy = Buffer.from(file);
  const end = copy.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  copy.writeUInt16LE(count, end + 8);
  copy.writeUInt16LE(count, end + 10);
  return copy;
};

const compound = (more: Uint8Array = new Uint8Array()) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), new Uint8Array(2000), more]);
const entities = (declared: string, used: string) =>
  xml(`<!DOCTYPE w:document [${declared}]>${body(paragraph(`Chapter 1${used}`))}`);
const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/media/${n}.png`, new Uint8Array()]));
const deep = (count: number) => `${'<w:sdt>'.repeat(count)}${'</w:sdt>'.repeat(count)}`;

/** Files with what is wrong with them, and what their sender is told. */
export const corpus: [name: string, make: () => Uint8Array, message: string][] = [
  ['nothing', () => new Uint8Array(1), 'chapter-import.shared.no_docx'],
  ['text', () => strToU8('Chapter 1. It rained all day, and then it rained.'), 'chapter-import.shared.no_docx'],
  ['HTML', () => strToU8('<!doctype html><script>alert(1)</script>'), 'chapter-import.shared.no_docx'],
  ['a PDF', () => strToU8('%PDF-1.7 and what follows in such a file'), 'chapter-import.shared.no_docx'],
  ['RTF', () => strToU8('{\\rtf1\\ansi Chapter 1\\par It rained.}'), 'chapter-import.shared.no_docx'],
  ['zeros', () => new Uint8Array(5000), 'chapter-import.shared.no_docx'],
  ['an old .doc', () => compound(), 'chapter-import.shared.old_word'],
  ['a password', () => compound(Buffer.from('EncryptedPackage', 'utf16le')), 'chapter-import.shared.locked'],
  ['encrypted entries', () => lying(good(), 8, 1, 2), 'chapter-import.shared.locked'],
  ['a zip without a document', () => zipSync({ 'a.txt': strToU8('x') }), 'chapter-import.shared.no_docx'],
  ['an empty zip', () => zipSync({}), 'chapter-import.shared.no_docx'],
  ['a zip in a zip', () => zipSync({ 'book.docx': good() }), 'chapter-import.shared.no_docx'],
  [
    'a spreadsheet',
    () =>
      rawDocx(plainChapter(), { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    'chapter-import.shared.no_docx',
  ],
  [
    'no document where it should be',
    () =>
      rawDocx(plainChapter(), {
        parts: {
          '_rels/.rels': strToU8(`<Relationships>${relation('officeDocument', '../../etc/passwd')}</Relationships>`),
        },
      }),
    'chapter-import.shared.no_docx',
  ],
  ['the first half', () => good().subarray(0, 600), 'chapter-import.shared.damaged'],
  ['all but the last byte', () => good().subarray(0, -1), 'chapter-import.shared.damaged'],
  ['the second half', () => Buffer.concat([Buffer.from('PK'), good().subarray(400)]), 'chapter-import.shared.damaged'],
  [
    'broken bytes',
    () => {
      const file = Buffer.from(good());
      const at = file.indexOf('word/document.xml');
      return file.fill(0xff, at + 17, at + 60);
    },
    'chapter-import.shared.damaged',
  ],
  ['a wrong size', () => lying(good(), 24, 7, 4), 'chapter-import.shared.damaged'],
  ['a name that leads up', () => withNames('../../../etc/cron.d/evil'), 'chapter-import.shared.damaged'],
  ['a name that leads up by backslashes', () => withNames('..\\..\\evil.exe'), 'chapter-import.shared.damaged'],
  ['a name from the root', () => withNames('/etc/passwd'), 'chapter-import.shared.damaged'],
  ['a drive letter', () => withNames('C:/Windows/evil.exe'), 'chapter-import.shared.damaged'],
  [
    'one name twice',
    () =>
      patched(
        rawDocx(plainChapter(), { parts: { 'word/document.xmx': strToU8('x') } }),
        'word/document.xmx',
        'word/document.xml',
      ),
    'chapter-import.shared.damaged',
  ],
  ['100,000 parts', () => zipSync(many(65_000), { level: 0 }), 'chapter-import.shared.too_many_parts'],
  ['2,001 parts', () => rawDocx(plainChapter(), { parts: many(1998) }), 'chapter-import.shared.too_many_parts'],
  ['a count of parts that lies', () => counted(good(), 60_000), 'chapter-import.shared.too_many_parts'],
  ['50 MB of one letter', () => inside(paragraph('a'.repeat(50 * megabyte))), 'chapter-import.shared.too_much_text'],
  [
    '50 MB of empty elements',
    () => inside('<w:p/>'.repeat((50 * megabyte) / 6)),
    'chapter-import.shared.too_many_elements',
  ],
  [
    '50 MB in a picture',
    () => rawDocx(plainChapter(), { parts: { 'word/media/a.png': new Uint8Array(50 * megabyte) } }),
    'chapter-import.shared.too_large_inside',
  ],
  [
    '50 MB in 50 parts',
    () =>
      rawDocx(plainChapter(), {
        parts: Object.fromEntries(
          Array.from({ length: 50 }, (_, n) => [`word/media/${n}.png`, new Uint8Array(megabyte)]),
        ),
      }),
    'chapter-import.shared.too_large_inside',
  ],
  [
    '50 MB that claim to be a few',
    () => lying(rawDocx(plainChapter(), { parts: { x: new Uint8Array(50 * megabyte) } }), 24, 100, 4),
    'chapter-import.shared.damaged',
  ],
  [
    '9 million letters',
    () => inside(paragraph('Chapter 1') + paragraph('word '.repeat(1_800_000))),
    'chapter-import.shared.too_much_text',
  ],
  [
    '9 million letters in many paragraphs',
    () => inside(paragraph('Chapter 1') + paragraph('word '.repeat(200)).repeat(9_000)),
    'chapter-import.shared.too_much_text',
  ],
  [
    '1,001 chapters',
    () => inside(Array.from({ length: 1001 }, (_, n) => plainChapter(n + 1, 3)).join('')),
    'chapter-import.shared.too_many_chapters',
  ],
  [
    '3,000 empty chapters',
    () => inside(Array.from({ length: 3000 }, (_, n) => paragraph(`Chapter ${n + 1}`)).join('')),
    'chapter-import.shared.too_many_chapters',
  ],
  ['the billion laughs', () => entities(`<!ENTITY l0 "lol">${lol}`, '&l9;'), 'chapter-import.shared.damaged'],
  [
    'an entity of 3 MB',
    () => entities(`<!ENTITY a "${'a'.repeat(3 * megabyte)}">`, '&a;'.repeat(1000)),
    'chapter-import.shared.damaged',
  ],
  [
    'an entity that is a file',
    () => entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'),
    'chapter-import.shared.damaged',
  ],
  [
    'an entity from elsewhere',
    () => entities('<!ENTITY % a SYSTEM "http://127.0.0.1/a.dtd">%a;', ''),
    'chapter-import.shared.damaged',
  ],
  ['an entity that nobody declared', () => inside(paragraph('Chapter 1 &evil;')), 'chapter-import.shared.damaged'],
  [
    'entities in the types',
    () =>
      rawDocx(plainChapter(), { parts: { '[Content_Types].xml': strToU8('<!DOCTYPE a [<!ENTITY a "a">]><Types/>') } }),
    'chapter-import.shared.damaged',
  ],
  ['elements 100,000 deep', () => inside(deep(100_000)), 'chapter-import.shared.damaged'],
  ['elements that cross', () => inside('<w:p><w:r></w:p></w:r>'), 'chapter-import.shared.damaged'],
  ['elements without an end', () => xml('<w:document><w:body><w:p>'), 'chapter-import.shared.damaged'],
  ['an empty document', () => xml(''), 'chapter-import.shared.damaged'],
  [
    'half a sign of UTF-16',
    () => rawDocx('', { parts: { 'word/document.xml': Buffer.from(body(plainChapter()), 'utf16le').subarray(0, -1) } }),
    'chapter-import.shared.damaged',
  ],
  [
    'bytes that are no text',
    () =>
      rawDocx('', {
        parts: {
          'word/document.xml': Buffer.concat([
            Buffer.from('<a>'),
            Buffer.from([0xff, 0xfe, 0xc0]),
            Buffer.from('</a>'),
          ]),
        },
      }),
    'chapter-import.shared.damaged',
  ],
  ['NUL', () => inside(paragraph('Chapter 1\0')), 'chapter-import.shared.damaged'],
  ['half of a surrogate pair', () => inside(paragraph('Chapter 1 &#xd800;')), 'chapter-import.shared.damaged'],
  [
    'a macro',
    () => rawDocx(plainChapter(), { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'chapter-import.shared.macros',
  ],
  [
    'a macro by another name',
    () => rawDocx(plainChapter(), { parts: { 'word/vbaProject.bin': strToU8('x') } }),
    'chapter-import.shared.macros',
  ],
  [
    '300,000 paragraphs',
    () => inside(paragraph('Chapter 1') + '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(300_000)),
    'chapter-import.shared.too_many_elements',
  ],
  [
    'a part of another file and nothing else',
    () => inside('<w:altChunk r:id="rId1"/>'),
    'chapter-import.shared.only_embedded',
  ],
  ['no text', () => inside('<w:p/>'), 'chapter-import.shared.no_text'],
];
