import { describe, expect, test } from 'vitest';
import { bannedTitleWords, findBannedWord } from '#domain/stories/titleWords.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { fc, property } from '../property.ts';

const banned: Record<string, readonly string[]> = {
  erotic: [
    'Erotic Nights',
    'EROTICA',
    'Erotically Yours',
    'On Eroticism',
    'Eroticisms',
    'er0tic',
    'Егotic',
    'e r o t i c',
    'ero\u00adtic',
  ],
  'forbidden love': [
    'Forbidden Love',
    'Forbidden\u2010Love',
    'Forbidden \u00a0 LOVE',
    'forbidden.love',
    'ForbiddenLove',
  ],
  mature: [
    'A Mature Woman',
    'The Maturest',
    'Matured',
    'Maturing Fast',
    'm@ture',
    'mаturе',
    'M-A-T-U-R-E',
    'ｍａｔｕｒｅ',
  ],
  seduce: [
    'Seduced by the Alpha',
    'The Seduction',
    'Seducing Mr Perfect',
    'A Seductive Smile',
    'The Seductress',
    '$educe me',
    'Seducingly',
  ],
  sex: (
    'Sex|SEX!|sex-ed|Sex and the City|Sexy Boss|The Sexiest Man|Sexual Healing|A Sexuality|s e x|S.E.X.|s-e-x|' +
    's_e_x|s*e*x|s  e  x|A s e x story|s e x y|S . E . X|s3x|5ex|$ex|s€x|se×|Ѕех|ЅЕХ|ｓｅｘ|ＳＥＸ|Ⓢⓔⓧ|Sèx|' +
    's\u0336e\u0336x\u0336|S\u200bex|ꜱᴇx|σεχ|“Sex”|Sexting|Sexiness|sɇx|ʂex|🆂🅴🆇|🅢🅔🅧|Boss Sex|s 3 x'
  ).split('|'),
  virgin: [
    'Virgin River',
    'The Virgins',
    'Her Virginity',
    'Virginities',
    'V1rgin',
    'vіrgіn',
    'νirgin',
    'v1rg1n',
    'V I R G I N',
    'The Virgin’s Oath',
  ],
  '18+': [
    '18+',
    'Only 18+, please',
    '18 +',
    '18  +',
    '1 8 +',
    '１８＋',
    '18＋',
    '⑱+',
    '+18',
    'Romance +18',
    '18➕',
    '18+ Romance',
  ],
};

describe('a banned word', () => {
  test('is each of the specification', () => {
    expect(bannedTitleWords).toEqual(Object.keys(banned));
    expect(bannedTitleWords).toEqual(['erotic', 'forbidden love', 'mature', 'seduce', 'sex', 'virgin', '18+']);
  });
  test.each(Object.entries(banned).flatMap(([word, titles]) => titles.map((title) => [title, word] as const)))(
    'in %j is %j',
    (title, word) => expect(findBannedWord(title)).toBe(word),
  );
});

/** Among them titles of real books. */
const passing = (
  'Essex|The Essex Serpent|Essex County|E S S E X|e-s-s-e-x|Middlesex|Sussex|Wessex Tales|Unisex|' +
  'Sexton Blake|S e x t o n|The Sextant|Sextet|The Sexagenarian|Sense and Sensibility|Six of Crows|' +
  'Exes and O’s|Oedipus Rex|The Sixth Sense|Size XL|Room 53X|5 3 X|Bisexual|My Boss’s Ex|My Boss’s Ex-Wife|' +
  "The King's Ex|Mr. S. Ex|The Boss E X|Texas|Sphinx|Virginia|The Virginian|Who’s Afraid of Virginia Woolf?|" +
  'West Virginia|The Margin|Virgil|The Premature Burial|Immature|The Signature of All Things|Armature|Nature|' +
  'Miniature|Maturity|Reduced|Deduce|Produce|Induced|Heroic|Neurotic|Exotic|Quixotic|The Eroded Coast|' +
  'Forbidden|The Forbidden City|Forbidden lover|Love Is Forbidden|Love, Forbidden|' +
  'Love in the Time of Cholera|18|18 Again|118+|18+1|18 + 1 Days|5 + 18|Catch-18|Apollo 18|180+|Chapter 18|' +
  '1984|Fahrenheit 451|2001: A Space Odyssey|11/22/63|4 3 2 1|S.|V.|Room|It|Emma|Pride and Prejudice|' +
  'War and Peace|The Great Gatsby|One Hundred Years of Solitude|The Hunger Games|Секрет|Секс|Война и мир|' +
  'Мастер и Маргарита|Смех|Сестра|Ехо|Успех|Матрёшка|Вирус|Cien años de soledad|La sexta noche|Sexta-feira|' +
  'Les Misérables|Le Père Goriot|La nature|Laskar Pelangi|채식주의자|달빛서재|สี่แผ่นดิน|ข้างหลังภาพ|Άξιον Εστί'
).split('|');

test.each(passing)('%j passes', (title) => expect(findBannedWord(title)).toBeUndefined());

property(
  'a word that goes on at either end is another word',
  [
    fc.constantFrom('sex', 'mature', 'virgin', 'seduce', 'erotic'),
    fc.constantFrom('q', 'z', 'k', 'w', 'ж', '한'),
    fc.boolean(),
  ],
  (word, more, before) => findBannedWord(before ? more + word : word + more) === undefined,
);

test('a long title is checked at once', () => {
  const spent = stopwatch();
  for (const sign of ['s', 's ', 'e.', '$', '1', 'x-', '1 ']) findBannedWord(sign.repeat(100_000 / sign.length));
  expect(spent()).toBeLessThan(1000);
});
