import { expect, test } from 'vitest';
import { findLinks } from '#server/features/articles/links.ts';

test.each([
  [
    'A [word](#/story), an [other](#/story "title") and [a third][1].\n\n[1]: https://example.com/a\n\n[b]( <#/home> )',
    ['#/story', 'https://example.com/a', '#/home'],
  ],
  ['See www.example.com/a.', ['www.example.com/a']],
  ['See http://x.example/a, or <http://x.example/b>', ['http://x.example/a', 'http://x.example/b']],
  ['<javascript:alert(1)> (ftp://x.example)', ['javascript:alert(1)', 'ftp://x.example']],
  [
    'https://example.com/a and `http://x.example`, [http://x.example](https://example.com)',
    ['https://example.com/a', 'https://example.com'],
  ],
  ['```\nhttp://x.example\n```\n\n~~~\nwww.x.example\n~~~\n\n    [a](#/nowhere)', []],
  ['> A [word][1].\n>\n> [1]: #/nowhere', ['#/nowhere']],
  ['- A [word][1].\n\n  [1]: #/nowhere', ['#/nowhere']],
  ['| a | b |\n|---|---|\n| [c](#/nowhere) | d |', ['#/nowhere']],
  ['## [a](#/nowhere)', ['#/nowhere']],
  ['(https://example.com/a_b_c)! _https://example.com/d_', ['https://example.com/a_b_c', 'https://example.com/d']],
  [
    '[a](https://example.com/a_(b)) and [c](https://example.com/c_d)',
    ['https://example.com/a_(b)', 'https://example.com/c_d'],
  ],
  ['Write `[a](#/nowhere)` for a link, and \\[b](#/nowhere) for none.', []],
  ['[a]() and an ![picture](/a.png)', ['']],
  ['[![a](/a.png)](#/nowhere)', ['#/nowhere']],
  [':::note\n[a](#/nowhere)\n:::\n\n:::other\n[b](#/story)\n:::', ['#/story', '#/nowhere']],
  [':::quiz\nWhich?\n\n- [x] [This](#/nowhere). *Why.*\n:::', ['#/nowhere']],
  ['Write to a@b.example.', ['mailto:a@b.example']],
])('%j leads to %j', (body, links) => expect(findLinks(body)).toEqual(links));
