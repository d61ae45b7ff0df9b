import { Buffer } from 'node:buffer';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sourceFile } from '#domain/books/sourceFile.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
import { DocxProblem } from '#server/platform/documents/problem.ts';
import { readSource } from '#server/platform/documents/readSource.ts';
import { wordFile } from '../../../support/docx.ts';
import { epubFile } from '../../../support/epub.ts';

const novel = [
  '《长夜灯》',
  '作者：佚名',
  '',
  '楔子',
  '　　灯亮着。',
  '',
  '第一章 雨夜',
  '　　雨下了一夜。',
  '　　没有人来。他说：“第二章呢？”',
  '',
  '第二章　归人',
  '　　天亮时她走了。',
].join('\r\n');

const readRows = async (bytes: Uint8Array, format: Parameters<typeof readSource>[1], encoding = 'gb18030') =>
  (await readSource(bytes, format, encoding)).map(({ kind, number, title, paragraphs }) => [
    kind,
    number,
    title,
    paragraphs.map(({ text }) => text),
  ]);

const chapters = [
  ['front', null, null, ['《长夜灯》', '作者：佚名']],
  ['section', null, '楔子', ['灯亮着。']],
  ['chapter', 1, '雨夜', ['雨下了一夜。', '没有人来。他说：“第二章呢？”']],
  ['chapter', 2, '归人', ['天亮时她走了。']],
];

/** GB18030 by its table: TextEncoder knows UTF-8 only. */
function gb18030(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const table = new Map<string, [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      if (trail !== 0x7f) table.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  return new Uint8Array(
    Array.from(text).flatMap((sign) => (sign < '\x80' ? [sign.codePointAt(0)!] : table.get(sign)!)),
  );
}

describe('plain text', () => {
  test.each([
    ['UTF-8', strToU8(novel)],
    ['UTF-8 with a mark', strToU8(`\ufeff${novel}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${novel}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${novel}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(novel, 'utf16le')],
    ['GB18030', gb18030(novel)],
  ])('%s', async (_, bytes) => {
    expect(await readRows(bytes, 'txt')).toEqual(chapters);
  });

  test('lines of one width are paragraphs together', async () => {
    const line = 'It was the best of times and it was the worst of times, it was the age';
    const text = `CHAPTER I.\n\n${`${line}\n${line}\nof wisdom.\n\n`.repeat(4)}`;
    const [[, , , paragraphs]] = (await readRows(strToU8(text), 'txt', 'windows-1252')) as any;
    expect(paragraphs).toEqual(Array.from({ length: 4 }, () => `${line} ${line} of wisdom.`));
  });

  test('lines of dialogue stay paragraphs', async () => {
    const text =
      'Chapter 1\n“Come.”\nHe came, slowly, as if there were no hurry in the world, and sat down.\n“Well?”\n“Well.”';
    const [[, , , paragraphs]] = (await readRows(strToU8(text), 'txt')) as any;
    expect(paragraphs).toHaveLength(4);
  });

  test('numbers that begin anew in a volume know their volume', async () => {
    const text = '第一卷 风起\n第一章 甲\n一一一。\n第二章 乙\n二二二。\n第二卷 云涌\n第一章 丙\n三三三。';
    const rows = await readSource(strToU8(text), 'txt', 'gb18030');
    expect(rows.map(({ kind, part, number }) => [kind, part, number])).toEqual([
      ['part', 1, null],
      ['chapter', null, 1],
      ['chapter', null, 2],
      ['part', 2, null],
      ['chapter', null, 1],
    ]);
  });
});

test('Markdown keeps headings, emphasis and scene breaks', async () => {
  const text = [
    '---\ntitle: x\n---',
    '# 第一章 雨夜',
    '',
    '雨下了*一夜*。**没有人**来。***谁？*** 2 \\* 3',
    '',
    '---',
    '',
    '> 信上只有[一句话](https://example.org)。',
    '## Chapter 2: _Rain_',
    'It is snake_case_word, and _so_ it goes.',
  ].join('\n');
  expect(await readRows(strToU8(text), 'md')).toEqual([
    ['chapter', 1, '雨夜', ['雨下了*一夜*。**没有人**来。***谁？*** 2 * 3', '* * *', '信上只有一句话。']],
    ['chapter', 2, 'Rain', ['It is snake_case_word, and *so* it goes.']],
  ]);
});

test('Word files are read as ever', async () => {
  const file = await wordFile([
    { heading: '第一章 雨夜' },
    { runs: ['雨下了', { text: '一夜', italics: true }, '。'] },
    '第二章 归人',
    '天亮时她走了。',
  ]);
  expect(await readRows(file, 'docx')).toEqual([
    ['chapter', 1, '雨夜', ['雨下了*一夜*。']],
    ['chapter', 2, '归人', ['天亮时她走了。']],
  ]);
});

describe('EPUB', () => {
  test('is read in the order of its spine, without what is hidden', async () => {
    const file = epubFile({
      texts: [
        [
          'b.xhtml',
          '<h1>第一章 雨夜</h1><p>雨下了<em>一夜</em>。&nbsp;<b>没有人</b>来。<br/>谁？</p><hr/><div>　　灯。<img src="x.png" alt="x"/></div>',
        ],
        [
          'a.xhtml',
          '<h1>第二章 归人</h1><p hidden="hidden">no</p><p style="display:none">no</p><nav><p>no</p></nav><ruby>天<rt>no</rt></ruby><p>她走了。</p>',
        ],
      ],
      nav: '<h1>目录</h1><p>第一章 雨夜</p>',
      notes: '<p>not in line</p>',
    });
    expect(await readRows(file, 'epub')).toEqual([
      ['chapter', 1, '雨夜', ['雨下了*一夜*。\u00a0**没有人**来。\n谁？', '* * *', '灯。']],
      ['chapter', 2, '归人', ['天', '她走了。']],
    ]);
    const [first] = await readSource(file, 'epub', '');
    expect(first!.left_out).toEqual({ picture: 1 });
  });

  test('signs are read by any name that HTML has for them, and by their numbers', async () => {
    const file = epubFile({
      texts: [
        [
          'a.xhtml',
          '<h1>第一章 雨夜</h1><p>&hellip; &alpha; &rarr; &starf; &Scaron; &euro; &#8364; &#x706f; &lt;p&gt; &amp;amp;</p>',
        ],
      ],
    });
    expect(await readRows(file, 'epub')).toEqual([['chapter', 1, '雨夜', ['… α → ★ Š € € 灯 <p> &amp;']]]);
  });

  const text: [string, string][] = [['a.xhtml', '<h1>第一章 雨夜</h1><p>灯。</p>']];
  const within = (parts: Zippable) => epubFile({ texts: text, parts });
  const bomb = () => zipSync({ 'a.xhtml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
  const lol = (inner: string) =>
    within({
      'OPS/a.xhtml': strToU8(
        `<!DOCTYPE html [${inner}]><html xmlns="http://www.w3.org/1999/xhtml"><body><p>&a;</p></body></html>`,
      ),
    });

  test.each<[string, Uint8Array, MessageKey]>([
    ['no zip', strToU8('nothing of the kind, only text'), 'books.seldom.import.no_epub'],
    ['a zip without a package', zipSync({ x: strToU8('x') }), 'books.seldom.import.no_epub'],
    ['a bomb', bomb(), 'chapter-import.shared.too_large_inside'],
    ['declared entities', lol('<!ENTITY a "aaaa">'), 'books.seldom.import.damaged_epub'],
    ['entities of other files', lol('<!ENTITY a SYSTEM "file:///etc/passwd">'), 'books.seldom.import.damaged_epub'],
    [
      'a sign by a name that nobody has given',
      epubFile({ texts: [['a.xhtml', '<p>&toString;</p>']] }),
      'books.seldom.import.damaged_epub',
    ],
    ['broken XHTML', within({ 'OPS/a.xhtml': strToU8('<html><body><p>x</body>') }), 'books.seldom.import.damaged_epub'],
    [
      'encrypted text',
      within({
        'META-INF/encryption.xml': strToU8(
          '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/></EncryptedData></encryption>',
        ),
      }),
      'books.seldom.import.locked_epub',
    ],
    ['a path that leads out', zipSync({ '../evil': strToU8('x') }), 'books.seldom.import.damaged_epub'],
    ['nothing to read', epubFile({ texts: [] }), 'chapter-import.shared.no_text'],
  ])('%s is refused', async (_, bytes, reason) => {
    const refusal = await readSource(bytes, 'epub', '').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DocxProblem);
    expect((refusal as DocxProblem).reason.message).toBe(reason);
  });

  test('veiled fonts are no encryption, and a spine that leads out finds nothing', async () => {
    const parts = {
      'META-INF/encryption.xml': strToU8(
        '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></EncryptedData></encryption>',
      ),
    };
    expect(await readRows(within(parts), 'epub')).toEqual([['chapter', 1, '雨夜', ['灯。']]]);
    const outside: [string, string][] = [...text, ['../../../../etc/passwd', '<p>x</p>']];
    expect(await readRows(epubFile({ texts: outside, missing: true }), 'epub')).toHaveLength(1);
  });
});

test.each<[string, Uint8Array, MessageKey]>([
  ['bytes that are no text', new Uint8Array(500).fill(0xff), 'books.seldom.import.unknown_encoding'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), 'books.seldom.import.no_text_file'],
  [
    'too many chapters',
    strToU8(Array.from({ length: sourceFile.chapters + 1 }, (_, at) => `第${at + 1}章\n字。`).join('\n')),
    'chapter-import.shared.too_many_chapters',
  ],
  ['too much text', strToU8('a'.repeat(sourceFile.characters + 1)), 'chapter-import.shared.too_much_text'],
  ['too many lines', strToU8('\n'.repeat(sourceFile.lines + 1)), 'chapter-import.shared.too_many_elements'],
  ['nothing', strToU8(' \n '), 'chapter-import.shared.no_text'],
])('%s is refused', async (_, bytes, reason) => {
  const refusal = await readSource(bytes, 'txt', 'gb18030').catch((error: unknown) => error);
  expect((refusal as DocxProblem).reason?.message).toBe(reason);
});
