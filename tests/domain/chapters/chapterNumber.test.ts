import { describe, expect, test } from 'vitest';
import { hasNumber, findNumberPlaces, removeNumber } from '#domain/chapters/chapterNumber.ts';
import { fc, property } from '../property.ts';

describe('of chapter 5', () => {
  test.each([
    ['Chapter 5', true],
    ['CHAPTER FIVE: Rain', true],
    ['Chapter 5 the end', true],
    ['*** Chapter 5 ***', true],
    ['Chapter 12', true],
    ['Capítulo 5: Lluvia', true],
    ['Глава 5', true],
    ['제5장 비', true],
    ['บทที่ 5', true],
    ['Bab 5', true],
    ['5', true],
    ['#5', true],
    ['05. Rain', true],
    ['5: Rain', true],
    ['5 – Rain', true],
    ['Rain (Chapter 5)', true],
    ['Rain – chapter 5', true],
    ['Rain', false],
    ['', false],
    ['7', false],
    ['1984', false],
    ['5 Days Later', false],
    ['5-Day Weekend', false],
    ['5:30', false],
    ['5.5 Miles', false],
    ['Five Chapters', false],
    ['The Last Chapter', false],
    ['Chapterhouse', false],
    ['Rain (Chapter 4)', false],
    ['Room 5', false],
    ['Take 5', false],
  ])('the title %j has the number: %s', (title, has) => expect(hasNumber(title, 5, 'title')).toBe(has));

  test.each([
    ['Chapter 5', true],
    ['Chapter 5: Rain', true],
    ['Глава 5', true],
    ['5', true],
    ['Chapter 5 was the longest.', false],
    ['Chapter 7 of the law forbids it.', false],
    ['5.', true],
    ['5. Rain fell.', false],
    ['5 men stood in the rain.', false],
    ['It rained (chapter 5)', false],
    [`Chapter 5 ${'rain '.repeat(60)}`, false],
  ])('a text that begins with %j has it: %s', (line, has) => expect(hasNumber(line, 5, 'text')).toBe(has));
});

test.each([
  [{ title: 'Rain', content: '<p>It rained.</p>' }, []],
  [{ title: 'Chapter 5', content: '<p>It rained.</p>' }, ['title']],
  [{ title: null, content: '<p> </p><p><strong>Chapter 5</strong></p><p>It rained.</p>' }, ['text']],
  [{ title: 'Chapter 5: Rain', content: '<p>Chapter 5<br>It rained.</p>' }, ['title', 'text']],
  [{ title: null, content: '<p>It rained.</p><p>Chapter 5</p>' }, []],
  [{ title: null, content: '' }, []],
])('%j has it in %j', (text, places) => expect(findNumberPlaces(text, 5)).toEqual(places));

test.each([
  [
    { title: 'Chapter 5', content: '<p>It rained.</p>' },
    { title: null, content: '<p>It rained.</p>' },
  ],
  [
    { title: 'Chapter 5: Rain', content: '' },
    { title: 'Rain', content: '' },
  ],
  [
    { title: 'Chapter 5: Chapter 5 – Rain', content: '' },
    { title: 'Rain', content: '' },
  ],
  [
    { title: 'Rain (Chapter 5)', content: '' },
    { title: 'Rain', content: '' },
  ],
  [
    { title: null, content: '<p><em>Chapter 5: Rain &amp; sun</em></p><p>It rained.</p>' },
    { title: 'Rain & sun', content: '<p>It rained.</p>' },
  ],
  [
    { title: 'Rain', content: '<p>Chapter 5: RAIN</p><p>It rained.</p>' },
    { title: 'Rain', content: '<p>It rained.</p>' },
  ],
  [
    { title: 'Sun', content: '<p>Chapter 5: Rain &lt;3</p><p>It rained.</p>' },
    { title: 'Sun', content: '<p>Rain &lt;3</p><p>It rained.</p>' },
  ],
  [
    { title: 'Sun', content: '<p></p><p><strong>Chapter 5<br>It</strong> rained.</p>' },
    { title: 'Sun', content: '<p></p><p><strong>It</strong> rained.</p>' },
  ],
  [
    { title: 'Sun', content: '<p><strong>Chapter 5</strong><br>It rained.</p>' },
    { title: 'Sun', content: '<p>It rained.</p>' },
  ],
  [
    { title: null, content: '<p>Chapter 5</p><p>5</p><p>It rained.</p>' },
    { title: null, content: '<p>It rained.</p>' },
  ],
  [
    { title: null, content: `<p>Chapter 5: ${'x'.repeat(120)}</p>` },
    { title: null, content: `<p>${'x'.repeat(120)}</p>` },
  ],
  [
    { title: 'Rain', content: '<p>It rained.</p>' },
    { title: 'Rain', content: '<p>It rained.</p>' },
  ],
])('%j without its number is %j', (text, without) => {
  expect(removeNumber(text, 5)).toEqual(without);
  expect(findNumberPlaces(without, 5)).toEqual([]);
});

const line = fc.constantFrom(
  'Chapter 5',
  'Chapter 5: Rain',
  '5',
  '5. Rain',
  'Rain',
  'It rained.',
  'Chapter 7',
  '',
  'Sun – Chapter 5',
);
property(
  'nothing is left of it, and all other words are',
  [fc.option(line), fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 })],
  (title, paragraphs) => {
    const content = paragraphs.map((lines) => `<p>${lines.join('<br>')}</p>`).join('');
    const without = removeNumber({ title, content }, 5);
    expect(findNumberPlaces(without, 5)).toEqual([]);
    const words = (text: typeof without) => new Set(`${text.title ?? ''} ${text.content}`.match(/Rain|Sun|rained/g));
    expect(words(without)).toEqual(words({ title, content }));
  },
);
