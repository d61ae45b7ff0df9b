import { expect, test } from 'vitest';
import { blockNames } from '#domain/articles/blocks.ts';
import { parsePictureAddress } from '#domain/articles/pictures.ts';
import { findTextProblems } from '#domain/articles/textProblems.ts';

const picture = '/api/files/article/0a-b.jpg#12x8';

test.each([
  ['', []],
  ['A text of {{contracts.attempts}} words, see [there](#/story).', []],
  [blockNames.map((name) => `:::${name}\ntext\n:::`).join('\n\n'), []],
  [`![A wall](${picture})`, []],
  ['{{nothing}}', ['number nothing']],
  [':::warning\ntext\n:::', ['block :::warning', 'block :::']],
  [':::note \ntext\n:::', ['block :::note ', 'block :::']],
  [':::note\ntext', ['block_end :::note']],
  [':::note\n:::steps\n1. a\n:::', ['block_end :::note']],
  [':::', ['block :::']],
  ['A line with ::: in it.', []],
  ['![A wall](https://example.com/a.jpg)', ['picture https://example.com/a.jpg']],
  ['![A wall](data:image/png;base64,aa)', ['picture data:image/png;base64,aa']],
  [`![](${picture})`, [`picture_alt ${picture}`]],
  ['[![A wall](/a.png)](#/story)', ['picture /a.png']],
  ['a <a href="#/nowhere">b</a>', ['html <a href="#/nowhere">', 'html </a>']],
  ['<img src=x>', ['html <img src=x>']],
  ['<!-- not yet -->', ['html <!--']],
  [':::quiz\nWhich?\n\n- [x] This. *Why.*\n- [ ] That. _Why not._\n:::', []],
  [
    ':::quiz\nWhich?\n\n- [x] One.\n- [X] Two. *Why.*\n* [ ] Three. *Why.*\n-[ ] Four. *Why.*\n- [] Five. *Why.*\n:::',
    [
      'quiz - [x] One.',
      'quiz - [X] Two. *Why.*',
      'quiz * [ ] Three. *Why.*',
      'quiz -[ ] Four. *Why.*',
      'quiz - [] Five. *Why.*',
    ],
  ],
  [':::quiz\n- [x] She *went*. *Because _she_ said so.*\n- [ ] No. _Because *he* said so._\n:::', []],
  [':::quiz\n- [x] Go. *Because **she** said so.*\n:::', ['quiz - [x] Go. *Because **she** said so.*']],
  [`![A wall][p] ![P] ![q]\n\n[p]: ${picture}`, ['picture ![A wall][p]', 'picture ![P]']],
  [':::quiz\n- [a](#/story)\n:::\n\n- [x] Not a quiz.', []],
  ['1 < 2, <https://example.com/a>, <a@b.example> and [c]( <#/home> )', []],
])('%j has the problems %j', (body, problems) =>
  expect(findTextProblems(body).map(({ problem, text }) => `${problem} ${text}`)).toEqual(problems),
);

test.each([
  [picture, { url: '/api/files/article/0a-b.jpg', width: 12, height: 8 }],
  ['/api/files/article/0a-b.jpg', { url: '/api/files/article/0a-b.jpg' }],
  ['/pictures/cover-small.svg#9x6', { url: '/pictures/cover-small.svg', width: 9, height: 6 }],
  ['/pictures/other.svg', undefined],
  ['/api/files/cover/a.jpg', undefined],
  ['/api/files/article/../cover/a.jpg', undefined],
  ['/api/files/article/a.svg', undefined],
  ['//evil.example/api/files/article/a.jpg', undefined],
])('the address %s is that of %j', (href, address) => expect(parsePictureAddress(href)).toEqual(address));
