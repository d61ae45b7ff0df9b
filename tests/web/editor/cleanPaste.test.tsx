import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanClipboard } from '../../../src/custom/editor/tools/cleanClipboard.ts';
import { CleanPaste } from '../../../src/custom/editor/tools/cleanPaste.ts';
import type { RowOf } from '../../support/records.ts';
import { server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

/** The same text, as each of them puts it on the clipboard. */
const copied = (name: string) => readFileSync(path.join(import.meta.dirname, 'clipboard', `${name}.txt`), 'utf8');
const clean = [
  '<p>The Long Way</p>',
  '<p>She said <strong>no</strong>, and then <em>nothing at all</em>.</p>',
  '<p>First line<br>second line &amp; more</p>',
  '<p>A rope</p>',
  '<p><em><strong>A lamp</strong></em></p>',
  '<p>Red end. Two.</p>',
].join('');

// jsdom has no clipboard.
globalThis.ClipboardEvent ??= Event as unknown as typeof ClipboardEvent;

describe('what is copied in', () => {
  test.each(['word', 'google', 'libreoffice'])('%s is paragraphs, emphasis, strong and breaks', (name) => {
    expect(cleanClipboard(copied(name))).toBe(clean);
  });

  test.each([
    ['a word', '<span>word</span>', '<p>word</p>'],
    ['an empty paragraph', '<p>&nbsp;</p><p><br></p><p></p>', ''],
    ['a bold heading', '<h2>Chapter</h2>', '<p>Chapter</p>'],
    ['bold that is taken back', '<b>a<span style="font-weight:400">b</span></b>', '<p><strong>a</strong>b</p>'],
    ['italic by style', '<span style="font-style:oblique">a</span>', '<p><em>a</em></p>'],
    ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['a link and a picture', '<p><a href="x">a</a><img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['signs that mean markup', '<p>&lt;b&gt; &amp;amp;</p>', '<p>&lt;b&gt; &amp;amp;</p>'],
    ['text between blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['spaces around marks', '<p>a <b> b </b> c</p>', '<p>a <strong>b </strong>c</p>'],
    ['soft returns', '<p><br>a<br><br>b<br></p>', '<p>a<br><br>b</p>'],
    ['a line of stars', '<p>a</p><p><b>***</b></p><p>b</p>', '<p>a</p><p>* * *</p><p>b</p>'],
    ['a line across the page', '<p>a</p><hr><p>b<hr>c</p>', '<p>a</p><p>* * *</p><p>b</p><p>* * *</p><p>c</p>'],
    [
      'Word’s line above its notes',
      '<p>a</p><div style="mso-element:footnote-list"><hr><p>[1] b</p></div>',
      '<p>a</p><p>[1] b</p>',
    ],
    ['plain lines', '<pre>a\n b</pre>', '<p>a<br>b</p>'],
    ['Thai', '<p><span lang="TH">แมว</span><span>ดำ</span></p>', '<p>แมวดำ</p>'],
  ])('%s', (_, html, clean) => expect(cleanClipboard(html)).toBe(clean));
});

describe('pasting', () => {
  let author: RowOf<'user'>;
  beforeEach(async () => void (author = await server.insert('user', { role: 'author_signed' })));
  const open = async (content: string) =>
    (await openTools(author, { content, extensions: [CleanPaste], tools: () => null })).editor;

  test('a sentence joins the paragraph that it is pasted into', async () => {
    const editor = await open('<p>One two.</p>');
    editor.commands.setTextSelection(5);
    editor.view.pasteHTML('<p class=MsoNormal>and <i>a</i> half<o:p></o:p></p>');
    expect(editor.getHTML()).toBe('<p>One and <em>a</em> halftwo.</p>');
  });

  test('paragraphs stay paragraphs', async () => {
    const editor = await open('<p></p>');
    editor.view.pasteHTML(copied('google'));
    expect(editor.getHTML().replaceAll('<strong><em>A lamp</em></strong>', '<em><strong>A lamp</strong></em>')).toBe(
      clean,
    );
  });

  test('plain lines are paragraphs, without what indents them', async () => {
    const editor = await open('<p></p>');
    editor.view.pasteText('\u00a0\u00a0One\r\n\r\n\tTwo  three\n');
    expect(editor.getText({ blockSeparator: '|' })).toBe('One|Two three');
  });

  test('a plain word keeps the space that was copied with it', async () => {
    const editor = await open('<p>One</p>');
    editor.commands.setTextSelection(4);
    editor.view.pasteText('\u00a0two ');
    expect(editor.getHTML()).toBe('<p>One two </p>');
  });

  test('what was copied here comes as it was', async () => {
    const editor = await open('<p></p>');
    editor.view.pasteHTML('<p data-pm-slice="1 1 []">a  <em>b</em></p>');
    expect(editor.getHTML()).toBe('<p>a  <em>b</em></p>');
  });
});
