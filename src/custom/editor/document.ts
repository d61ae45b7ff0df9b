import { getSchema } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { escapeText, sceneBreak } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { SceneBreak } from './sceneBreak.ts';

/** What a chapter is made of: scene breaks, and paragraphs with italics, bold and line breaks within. */
export const chapterNodes = [Document, Paragraph, SceneBreak, Text, Italic, Bold, HardBreak];
const schema = getSchema(chapterNodes);

/** A chapter's content as the editor's document. */
export function parseDoc(content: string): Node {
  const body = new window.DOMParser().parseFromString(content.replaceAll(/<\/p>\s+<p>/g, '</p><p>'), 'text/html').body;
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: 'full' });
}

const written = new WeakMap<Node, string>();

function getPart(part: Node): string {
  if (part.type.name === 'hardBreak') return '<br>';
  const marks = new Set(part.marks.map(({ type }) => type.name));
  const text = escapeText(part.text!.toWellFormed().replaceAll('\0', ''));
  const strong = marks.has('bold') ? `<strong>${text}</strong>` : text;
  return marks.has('italic') ? `<em>${strong}</em>` : strong;
}

// A paragraph that was not touched is the same object as before, so only those that were are written and counted anew.
function getParagraph(paragraph: Node): string {
  let html = written.get(paragraph);
  if (html === undefined) {
    html = `<p>${paragraph.isTextblock ? paragraph.children.map(getPart).join('') : sceneBreak}</p>`.normalize();
    written.set(paragraph, html);
  }
  return html;
}

/** The editor's document as the content that the server keeps, to the letter. */
export const serializeDoc = (doc: Node): string =>
  doc.childCount === 1 && doc.firstChild!.isTextblock && doc.firstChild!.childCount === 0
    ? ''
    : doc.children.map(getParagraph).join('');

/** Characters of `serializeDoc`. */
export const measureDoc = (doc: Node): number =>
  doc.children.reduce((sum, paragraph) => sum + getParagraph(paragraph).length, 0);

const counted = new WeakMap<Node, number>();

/** Words of a document: what `countWords` says of its text. */
export function countDocWords(doc: Node): number {
  let words = 0;
  for (const paragraph of doc.children) {
    let count = counted.get(paragraph);
    if (count === undefined) {
      count = countWords(paragraph.textBetween(0, paragraph.content.size, '\n', '\n').normalize());
      counted.set(paragraph, count);
    }
    words += count;
  }
  return words;
}
