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
    `diez|decim|once${end}|cien(?:t[oa]|${end})|mil(?:es)?${end}|millon`,
    `dos${end}|dosc|doce|vein|segund`,
    'tres|trece|trei|tercer',
    'cuatr|catorc|cuaren|cuart[oa]',
    'cinc|quin',
    'seis|sesen|sext',
    'siete|setec|seten|septim',
    'och|octav',
    'nueve|novec|noven',
  ],
  pt: [
    `dez${end}|decim|onze|cem${end}|cento|mil${end}|milh`,
    'dois|duas|doze|duzent|vint|segund',
    'tres|trez|trint|terceir',
    'quatr|catorz|quar',
    'cinc|cinq|quin',
    'seis|sess|sext',
    'sete(?!m)|setim',
    'oit',
    `nove(?:cen|nt|${end})|nono`,
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
const joined: Partial<Record<StoryLanguage, string>> = { es: 'dieci|veinti', pt: 'dez[ae]?s?', id: 'ke' };

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

const romanTens = ['', 'X', 'XX', 'XXX', 'XL'];
const romanOnes = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Does a text say a number below 50 in Roman digits, as those of chapters and centuries are? Higher ones begin words: `C’est`. */
export function saysInRoman(text: string, digits: string): boolean {
  const tens = romanTens[Math.floor(Number(digits) / 10)];
  if (tens === undefined) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${tens}${romanOnes[Number(digits) % 10]!}(?![\p{Lu}\p{N}])`, 'u').test(
    text,
  );
}
