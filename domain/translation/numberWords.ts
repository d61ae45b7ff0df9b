import { fold } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';

/**
 * How words of numbers begin, folded: those of ten and its powers, then those of 2 to 9 with their teens, tens, hundreds
 * and ordinals. Korean and Thai have none: theirs are single syllables, which stand in many words.
 */
const frenchTeen = String.raw`[-\s](?:et\s)?(?:dix|onz|douz|treiz|quatorz|quinz|seiz)`;
const end = String.raw`(?!\p{L})`;
const words: Partial<Record<StoryLanguage, readonly string[]>> = {
  en: [
    `ten(?:th)?${end}|eleven|hundred|thousand|million`,
    'two|twel|twen|second|dozen',
    'three|third|thirt',
    'four|fort[iy]',
    'five|fif',
    'six',
    'seven',
    'eigh',
    'nine|nint',
  ],
  es: [
    `diez|decim|once${end}|cien(?:t[oa]|${end})|mil(?:es)?${end}|millon|millar|undecim`,
    `dos${end}|dosc|doce|vein|segund|duodecim|vigesim`,
    'tres|trece|trei|terc[ei]|trigesim',
    'cuatr|catorc|cuaren|cuart[oa]|cuadrag',
    'cinc|quin',
    'seis|sesen|sext|sexag',
    'siete|setec|seten|septim|septuag',
    'och|octav|octog',
    'nueve|novec|noven|nonag',
  ],
  pt: [
    `dez${end}|decim|onze|cem${end}|cento|mil${end}|milh|undecim`,
    'dois|duas|doze|duzent|vint|segund|duodecim|vigesim',
    'tres|trez|trint|terceir|trigesim',
    'quatr|catorz|quar|quadrag',
    'cinc|cinq|quin',
    'seis|sess|sext|sexag',
    'sete(?!m)|setim|sep?tuag',
    'oit|octog',
    `nove(?:cen|nt|${end})|nono|nonag`,
  ],
  fr: [
    `dix(?:ieme|aine)?${end}|onz|cent(?:s|aine|ieme)?${end}|mil(?:le|lion|${end})`,
    'deux|douz|vingt|second',
    'trois|treiz|trent',
    'quatr|quatorz|quarant',
    'cinq|quinz',
    `six|seiz|soixant(?!e${frenchTeen})`,
    `sept(?!em)|soixante${frenchTeen}`,
    'huit|quatre-vingt',
    `neu[fv]|quatre-vingt${frenchTeen}`,
  ],
  ru: [
    `десят|одиннадц|ст[оа]${end}|тысяч|миллион`,
    'два|две(?!р)|дву|втор(?!оп)',
    `три(?:ж|надц|дц|ст|${end})|трех|трем(?:я|ст|${end})|трет`,
    'четыр|четв|сорок',
    `пят(?:[иоуыь]|а(?!ч)|еро|надц|${end})`,
    'шест(?!в)',
    `сем[ьи]${end}|семнадц|сем[ьи]дес|сем[ьи]с[ото]|седьм`,
    'восем|восьм',
    'девят',
  ],
  id: ['se(?:puluh|belas|ratus|ribu|juta)', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
};
/** What such a word may be joined to. */
const joined: Partial<Record<StoryLanguage, string>> = {
  es: 'dieci|veinti|decim[oa]|vigesim[oa]',
  pt: 'dez[ae]?s?',
  id: 'ke',
};

export const knowsNumberWords = (language: StoryLanguage): boolean => words[language] !== undefined;

/** Does a text say a number in words, by the words of its digits? A digit 1 says nothing where there are others: `mille`. */
export function saysInWords(text: string, digits: string, language: StoryLanguage): boolean {
  const forms = words[language];
  if (!forms) return false;
  const foldedText = fold(text);
  const needed = [...new Set(digits.replaceAll(/[01]/g, '') || '1')];
  return needed.every((digit) =>
    new RegExp(String.raw`(?<!\p{L})(?:${joined[language] ?? ''})?(?:${forms[Number(digit) - 1]!})`, 'u').test(
      foldedText,
    ),
  );
}

/** How a half begins, folded, which millions and thousands are said with: seven and a half million. */
const halves: Partial<Record<StoryLanguage, string>> = {
  en: 'half',
  es: 'medi[oa]',
  pt: 'mei[oa]',
  fr: 'demi',
  ru: 'полов|полтор',
  id: 'setengah',
};

/** Does a text say a number whose last digit but zeros is a 5 as the digits before it and a half? */
export function saysWithHalf(text: string, digits: string, language: StoryLanguage): boolean {
  const half = halves[language];
  const before = /^(.+)50+$/u.exec(digits)?.[1];
  return (
    half !== undefined &&
    before !== undefined &&
    saysInWords(text, before, language) &&
    new RegExp(String.raw`(?<!\p{L})(?:${half})`, 'u').test(fold(text))
  );
}

const romanDigits = [
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
  ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
  ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
  ['', 'M', 'MM', 'MMM'],
];

/** Does a text say a number in Roman digits, as those of chapters and centuries are? Those of 50 and more also begin words: `C’est`. */
export function saysInRoman(text: string, digits: string): boolean {
  const value = Number(digits);
  if (value < 1 || value > 3999) return false;
  const roman = Array.from(digits)
    .toReversed()
    .map((digit, at) => romanDigits[at]![Number(digit)]!)
    .toReversed()
    .join('');
  const after = value < 50 ? String.raw`(?![\p{Lu}\p{N}])` : String.raw`(?![\p{L}\p{N}’'])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${roman}${after}`, 'u').test(text);
}
