import { expect, test } from 'vitest';
import { cleanHtml } from '#server/features/chapters/html.ts';

test.each([
  ['nothing', '', ''],
  ['what stands as it is kept', '<p>a<br></p><p></p><p> </p><p><em>b</em></p>', undefined],
  ['text alone', 'a<br>b <b>c</b>', '<p>a<br>b <strong>c</strong></p>'],
  ['text behind a paragraph', '<p>a</p>tail', '<p>a</p><p>tail</p>'],
  [
    'text before and between paragraphs',
    'x<p>a</p>\n<p>b</p> y\n<p>c</p>',
    '<p>x</p><p>a</p><p>b</p><p> y\n</p><p>c</p>',
  ],
  ['blocks in blocks', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['blocks that only hold blocks', '<div>\n<div><p>a</p></div>\n</div>', '<p>a</p>'],
  ['cells', '<table><tr><td>1</td><td>2</td></tr><tr><th>3</th></tr></table>', '<p>1</p><p>2</p><p>3</p>'],
  ['a list', '<ul><li>a<li>b</ul>', '<p>a</p><p>b</p>'],
  ['marks around paragraphs', '<i>a<p>b</p></i>c', '<p><em>a</em></p><p><em>b</em></p><p>c</p>'],
  ['marks in marks', '<i><b>a<em>b</em></b></i>', '<p><em><strong>ab</strong></em></p>'],
  ['breaks between paragraphs', '<p>a</p><br><p>b</p>', '<p>a</p><p>b</p>'],
])('%s', (_, html, kept) => {
  expect(cleanHtml(html)).toBe(kept ?? html);
  expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
});

test('marks without end over many paragraphs do not grow', () => {
  const html = '<em>'.repeat(20_000) + '<p>x</p>'.repeat(2000);
  expect(cleanHtml(html)).toBe('<p><em>x</em></p>'.repeat(2000));
});
