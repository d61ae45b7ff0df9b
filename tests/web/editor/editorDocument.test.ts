import type { Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { cleanHtml } from '#server/features/chapters/html.ts';
import { serializeDoc, parseDoc, countDocWords } from '../../../src/custom/editor/document.ts';
import { fc, property } from '../../domain/property.ts';

const { schema } = parseDoc('<p>x</p>').type;
const marks = fc.subarray(['italic', 'bold']).map((names) => names.map((name) => schema.mark(name)));
const run = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), marks)
  .filter(([text]) => !/[\r\n\t\f]/.test(text))
  .map(([text, on]) => schema.text(text, on));
const part = fc.oneof({ arbitrary: run, weight: 4 }, fc.constant(schema.node('hardBreak')));
const documents: fc.Arbitrary<Node> = fc
  .array(
    fc.oneof(
      {
        arbitrary: fc.array(part, { maxLength: 5 }).map((parts) => schema.node('paragraph', null, parts)),
        weight: 4,
      },
      fc.constant(schema.node('horizontalRule')),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((paragraphs) => schema.node('doc', null, paragraphs));

describe('a document of the editor', () => {
  property('is written as the server keeps it, to the letter', [documents], (doc) => {
    expect(cleanHtml(serializeDoc(doc))).toBe(serializeDoc(doc));
  });

  property('is read again as it was written', [documents], (doc) => {
    expect(serializeDoc(parseDoc(serializeDoc(doc)))).toBe(serializeDoc(doc));
  });

  property(
    'has the words of its text',
    [documents],
    (doc) => countDocWords(doc) === countWords(toPlainText(serializeDoc(doc))),
  );
});

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>a  b </p>\n<p> c</p>', '<p>a  b </p><p> c</p>'],
  ['<p>a</p><hr><p>b</p>', '<p>a</p><p>* * *</p><p>b</p>'],
  ['<p>* * *</p>', '<p>* * *</p>'],
  ['<p><strong>a<em>b</em></strong></p>', '<p><strong>a</strong><em><strong>b</strong></em></p>'],
])('%j is %j', (given, written) => expect(serializeDoc(parseDoc(given))).toBe(written));
