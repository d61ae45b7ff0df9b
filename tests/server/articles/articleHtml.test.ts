import { expect, test } from 'vitest';
import { checkLink } from '#domain/articles/links.ts';
import { renderArticle } from '#server/features/articles/articleHtml.ts';
import { findLinks } from '#server/features/articles/links.ts';

const html = (body: string) => renderArticle(body, 'en').trim();

test.each([
  ['## Head\n\nA *word*, {{contracts.attempts}} times.', '<h2>Head</h2>\n<p>A <em>word</em>, 3 times.</p>'],
  [':::note\nBeware.\n\nTwice.\n:::', '<aside data-block="note"><p>Beware.</p>\n<p>Twice.</p>\n</aside>'],
  [':::steps\n1. One\n2. Two\n:::', '<aside data-block="steps"><ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n</aside>'],
  [
    ':::exercise\nWrite.\n:::\n\nAfter.',
    '<aside data-block="exercise" class="card"><h3>Exercise</h3><p>Write.</p>\n</aside>\n<p>After.</p>',
  ],
  [
    ':::quiz\nWhich?\n\n- [ ] This. *Too early.*\n- [x] **That**. _It holds._\n:::',
    '<aside data-block="quiz" class="card"><h3>Question</h3><p>Which?</p>\n' +
      '<details><summary>This.</summary><p><strong>Not quite.</strong> Too early.</p></details>' +
      '<details><summary><strong>That</strong>.</summary><p><strong>That’s right.</strong> It holds.</p></details></aside>',
  ],
  [
    ':::quiz\n- [x] Go *now*. *Because _she_ said so.*\n:::',
    expect.stringContaining(
      '<summary>Go <em>now</em>.</summary><p><strong>That’s right.</strong> Because <em>she</em> said so.</p>',
    ),
  ],
  ['# One\n\n#### Four\n\n##### Five', '<h2>One</h2>\n<h4>Four</h4>\n<h4>Five</h4>'],
  ['~~Gone~~', '<p><del>Gone</del></p>'],
  ['```\na\n  b\n```', '<pre><code>a\n  b\n</code></pre>'],
  [
    '```\n:::note\n<Shown>\n:::\n```\n\n:::note\nBeware.\n:::',
    '<pre><code>:::note\n&lt;Shown&gt;\n:::\n</code></pre>\n<aside data-block="note"><p>Beware.</p>\n</aside>',
  ],
  ['- [ ] To do\n- [x] Done', '<ul>\n<li>☐ To do</li>\n<li>☑ Done</li>\n</ul>'],
  [
    ':::action\n[Begin](#/story)\n:::',
    '<aside data-block="action"><p><a class="button" href="#/story">Begin</a></p>\n</aside>',
  ],
  [
    ':::figure\n![A "wall" & more](/api/files/article/1-a.jpg#1200x675)\nA *blue* wall.\n:::',
    '<figure><img src="/api/files/article/1-a.jpg" alt="A &quot;wall&quot; &amp; more" width="1200" height="675" loading="lazy" decoding="async" />' +
      '<figcaption>A <em>blue</em> wall.</figcaption></figure>',
  ],
  [
    '![a](/api/files/article/1-a.jpg)',
    '<p><img src="/api/files/article/1-a.jpg" alt="a" loading="lazy" decoding="async" /></p>',
  ],
  [':::other\nText\n:::', '<p>:::other\nText\n:::</p>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', expect.stringMatching(/^<table tabindex="0">.*<th>a<\/th>.*<td>1<\/td>/s)],
  // Nothing is no heading of a column.
  ['| | b |\n|---|---|\n| 1 | 2 |', expect.stringMatching(/<tr>\n<td><\/td>\n<th>b<\/th>/)],
])('%j is %s', (body, made) => expect(html(body)).toEqual(made));

test.each([
  ['<script>alert(1)</script>', ''],
  ['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
  ['![a](https://evil.example/a.jpg)', '<p></p>'],
  ['![a](/api/files/article/../cover/a.jpg)', '<p></p>'],
  ['<img src="/api/files/private/identity/a.jpg">', ''],
  ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
  ['[a](//evil.example)', '<p><a>a</a></p>'],
  ['[a](#/story)', '<p><a href="#/story">a</a></p>'],
  // A tag that begins a line takes the line with it, as Markdown has it.
  ['<p onclick="x()" style="position:fixed">a</p>', ''],
  [':::note\n<iframe src="//evil.example"></iframe>x\n:::', '<aside data-block="note"></aside>'],
  ['<aside data-block="action" class="x">y</aside>', ''],
  ['a <a href="#/nowhere">b</a>', '<p>a b</p>'],
])('%j does no harm', (body, made) => expect(html(body)).toBe(made));

test.each(['www.example.com', 'http://x.example/a', '<http://x.example/a>', 'Go to (http://x.example).'])(
  'readers cannot follow %j, and a form refuses it',
  (body) => {
    expect(renderArticle(body, 'en')).toContain('<a>');
    expect(findLinks(body).map(checkLink)).toEqual(['form']);
  },
);
