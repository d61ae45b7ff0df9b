import { describe, expect, test } from 'vitest';
import { parseHeading } from '#domain/chapter-import/chapterHeading.ts';
import { parseCjkNumber } from '#domain/chapter-import/cjkNumber.ts';
import { readHeading, startsLikeHeading } from '#domain/chapter-import/sectionHeading.ts';

test.each([
  ['三', 3],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['一百零一', 101],
  ['一百二十三', 123],
  ['两百', 200],
  ['一千零二十四', 1024],
  ['三千', 3000],
  ['廿三', 23],
  ['卅', 30],
  ['一二三', 123],
  ['〇〇七', 7],
  ['壹佰贰拾', 120],
  ['２'.normalize('NFKC'), 2],
])('%s is %i', (numeral, number) => {
  expect(parseCjkNumber(numeral)).toBe(number);
});

test.each(['十百', '三五十', '百千'])('%s is no number', (numeral) => {
  expect(parseCjkNumber(numeral)).toBeUndefined();
});

describe.each([
  ['第十二章 标题', 12, '标题'],
  ['第12章', 12, null],
  ['第12章 少年', 12, '少年'],
  ['第１２章　少年', 12, '少年'],
  ['第 12 章 少年', 12, '少年'],
  ['第一百二十三回', 123, null],
  ['第一回 甄士隱夢幻識通靈 賈雨村風塵懷閨秀', 1, '甄士隱夢幻識通靈 賈雨村風塵懷閨秀'],
  ['第一千零二十四章：归来', 1024, '归来'],
  ['第三章、雨夜', 3, '雨夜'],
  ['第三章雨夜', 3, '雨夜'],
  ['第三章 你是谁？', 3, '你是谁？'],
  ['【第三章】', 3, null],
  ['正文 第三章 雨夜', 3, '雨夜'],
  ['正文卷 第3章 雨夜', 3, '雨夜'],
  ['☆、第3章 雨夜', 3, '雨夜'],
  ['=== 第三章 雨夜 ===', 3, '雨夜'],
  ['001章 雨夜', 1, '雨夜'],
  ['第三话', 3, null],
  ['第一話　出会い', 1, '出会い'],
  ['第１話', 1, null],
  ['12話 約束', 12, '約束'],
  ['第五集', 5, null],
  ['제12장 귀환', 12, '귀환'],
  ['12화', 12, null],
])('%s', (line, number, title) => {
  test('is a chapter', () => {
    expect(readHeading(line)).toEqual({ kind: 'chapter', number, title });
    expect(parseHeading(line)).toEqual({ number, title });
  });
});

test.each([
  ['第二卷 风起 第一章 雨夜', 2, 1, '雨夜'],
  ['第二卷 第十章', 2, 10, null],
  ['第一部 第3章 雨夜', 1, 3, '雨夜'],
  ['卷一 第三回', 1, 3, null],
])('%s is part %i, chapter %i', (line, part, number, title) => {
  expect(readHeading(line)).toEqual({ kind: 'chapter', part, number, title });
});

test.each([
  ['第一卷', 1, null],
  ['第二卷 风起云涌', 2, '风起云涌'],
  ['第二卷风起云涌', 2, '风起云涌'],
  ['卷三', 3, null],
  ['卷之三 风起', 3, '风起'],
  ['第二部 归途', 2, '归途'],
  ['下卷', 3, null],
  ['第一季', 1, null],
])('%s is part %i', (line, number, name) => {
  expect(readHeading(line)).toEqual({ kind: 'part', number, name, title: line });
});

test.each([
  '楔子',
  '楔子 风雪夜归人',
  '序章',
  '序',
  '引子：雪',
  '尾声',
  '終章',
  '后记',
  '番外',
  '番外一 重逢',
  '番外三',
  '番外：婚后',
  '番外編　夏祭り',
  'プロローグ',
  'エピローグ',
  '閑話　ある日',
  'あとがき',
  '프롤로그',
])('%s is a section', (line) => {
  expect(readHeading(line)).toEqual({ kind: 'section', title: line });
});

test.each([
  ['三', 3, null],
  ['三、雨夜', 3, '雨夜'],
  ['（三）', 3, null],
  ['第三节', 3, null],
])('%s may count scenes as well', (line, number, title) => {
  expect(readHeading(line)).toEqual({ kind: 'numbered', number, title });
});

test.each([
  '第三章的内容他一个字也没有看进去',
  '第三章写得很长，他看了一夜。',
  '第一回见面的时候，她没有说话。',
  '第一部手机',
  '第三节课开始了',
  '第三集团军',
  '第二部分',
  '第三章 他放下书，起身走了。',
  '序号不对',
  '他说：“第三章呢？”',
  '番外我不看',
  '季节变了',
  '一个人走在路上',
  '三、四个人',
  '第0章',
])('%s is text', (line) => {
  expect(readHeading(line)?.kind === 'chapter' || readHeading(line)?.kind === 'part').toBe(false);
  expect(readHeading(line)?.kind).not.toBe('section');
});

test.each(['第3-4章', '第三章的内容', '第十二至十三章 雨夜'])('%s is told of', (line) => {
  expect(readHeading(line)).toBeUndefined();
  expect(startsLikeHeading(line)).toBe(true);
});
