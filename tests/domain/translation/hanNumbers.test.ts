import { expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { checkSegment, formatFindingName } from '#domain/translation/checks.ts';
import { findHanNumbers } from '#domain/translation/hanNumbers.ts';

test.each([
  ['三百', '300'],
  ['十二', '12'],
  ['两千', '2000'],
  ['一百零五', '105'],
  ['二百〇五', '205'],
  ['三千六百五十', '3650'],
  ['一百一十', '110'],
  ['一万', '10000'],
  ['三万五千', '35000'],
  ['兩萬', '20000'],
  ['十萬八千里', '108000'],
  ['一亿零五百万', '105000000'],
  ['二十多岁', '20'],
  ['十二个月', '12'],
  ['第二十三回', '23'],
  ['一九八四年', '1984'],
  ['二〇〇五年', '2005'],
  ['五十两银子', '50'],
  ['两万两', '20000'],
])('%s is %s', (text, number) => expect(findHanNumbers(text).map(({ digits }) => digits)).toEqual([number]));

test.each([
  // A sign, and words that it is in.
  ['一个人有两只手。'],
  ['一心一意，十分高兴。'],
  ['万一他来，千万要说。'],
  ['三三两两，七七八八，五颜六色，九牛一毛'],
  ['成千上万，百万，千百年，万千'],
  ['九九八十一，三七二十一，一五一十'],
  ['他是个二百五。'],
  // About so many.
  ['三四十，七八十，十七八，二十三四，五六百，一二十'],
  ['十几万，数十万，几百万，几十'],
  // Said by other words as a rule.
  ['十二月，十一月'],
  ['十二点，十二时辰，七时四十分，八点三十分，三十分钟'],
  ['九十年代，一百年'],
  ['十分之一，百分之百'],
])('%s has no number that is looked for', (text) => expect(findHanNumbers(text)).toEqual([]));

const terms = [{ term: '李十二', aliases: [], translation: 'Li' }];
test.each<[source: string, into: StoryLanguage, target: string, missing: string[]]>([
  ['他等了三百天。', 'en', 'He waited for three hundred days.', []],
  ['他等了三百天。', 'en', 'He waited for 300 days.', []],
  ['他等了三百天。', 'en', 'He waited for two hundred days.', ['300']],
  ['他等了十二天。', 'en', 'He waited a dozen days.', []],
  ['第十二回', 'fr', 'Chapitre XII', []],
  ['第七十一回', 'fr', 'Chapitre LXXI', []],
  ['第七十一回', 'fr', 'Chapitre LXX', ['71']],
  ['三万五千人', 'ru', 'тридцать пять тысяч человек', []],
  ['三万五千人', 'ru', '35 тысяч человек', []],
  ['三万五千人', 'en', '35,000 men', []],
  ['三万五千人', 'en', '53,000 men', ['35000']],
  ['七百五十万人', 'fr', 'sept millions et demi d’hommes', []],
  ['七百五十万人', 'fr', 'huit millions et demi d’hommes', ['7500000']],
  ['第十一天', 'es', 'el undécimo día', []],
  ['第十四天', 'es', 'el décimocuarto día', []],
  ['第三十九年', 'pt', 'no trigésimo nono ano', []],
  ['李十二走了。', 'en', 'Li left.', []],
  // In these words are not known, and a number may be one.
  ['他等了三百天。', 'ko', '그는 삼백 일을 기다렸다.', []],
  ['他等了三百天。', 'th', 'เขารอสามร้อยวัน', []],
])('of %s in %s %s lacks %j', (source, into, target, missing) =>
  expect(checkSegment({ source, target, into }, terms).map(formatFindingName)).toEqual(
    missing.map((number) => `numbers ${number}`),
  ),
);
