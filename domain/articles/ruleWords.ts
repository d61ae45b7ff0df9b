import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';

/** Those of English from three on: two are mostly no rule. */
const manyInEnglish =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand';

/** By language, numbers in words and the units in which the platform counts: together they state a rule of it. */
const words: Partial<Record<InterfaceLanguage, [numbers: string, units: string]>> = {
  en: [
    `two|${manyInEnglish}`,
    'attempts?|tries|words?|days?|weeks?|months?|languages?|genres?|readers?|hours?|minutes?|dollars?|per ?cent|tags?|pixels?|megabytes?|characters?|chapters? a day',
  ],
  es: [
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil',
    'intentos?|palabras?|días?|semanas?|meses|idiomas?|lenguas?|géneros?|lectores|horas?|minutos?|dólares|por ciento|etiquetas?|píxeles|megabytes|caracteres|capítulos (al|por) día',
  ],
  fr: [
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille',
    'tentatives?|essais?|mots?|jours?|semaines?|mois|langues?|genres?|lecteurs|heures?|minutes?|dollars?|pour cent|tags?|pixels?|mégaoctets|caractères|signes|chapitres par jour',
  ],
  pt: [
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezoito|vinte|trinta|quarenta|cinquenta|sessenta|cem|mil',
    'tentativas?|palavras?|dias?|semanas?|meses|idiomas?|línguas?|gêneros?|leitores|horas?|minutos?|dólares|por cento|tags?|pixels|megabytes|caracteres|capítulos por dia',
  ],
  id: [
    'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|ratus|seratus|ribu|seribu',
    'kesempatan|percobaan|kata|hari|minggu|bulan|bahasa|genre|pembaca|jam|menit|dolar|persen|tag|piksel|megabita|karakter',
  ],
  vi: [
    'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|nghìn|ngàn',
    'lượt|từ|ngày|tuần|tháng|ngôn ngữ|thể loại|độc giả|giờ|phút|đô la|phần trăm|thẻ|tag|điểm ảnh|pixel|ký tự',
  ],
  ru: [
    'дв[аеу]х?|тр(и|ёх|ех)|четыр(е|ёх|ех)|пят[ьи]|шест[ьи]|сем[ьи]|вос[еь]м[ьи]|девят[ьи]|десят[ьи]|(три|четыр|пят|шест|сем|восем)надцат[ьи]|двадцат[ьи]|тридцат[ьи]|сорока?|пятьдесят|шестьдесят|сто|ста|тысяч[аиу]?',
    'попыт\\p{L}+|слова?|дня|дней|недел\\p{L}*|язык\\p{L}*|жанр\\p{L}*|читател\\p{L}*|месяц\\p{L}*|час(а|ов)|минут\\p{L}*|доллар\\p{L}*|процент\\p{L}*|тег\\p{L}*|пиксел\\p{L}*|мегабайт\\p{L}*|знак\\p{L}*',
  ],
  ko: [
    '두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|삼십|오십|백|천|만',
    '번까지|번 신청|번의 기회|단어|일|주|개 언어|개 장르|명의 독자|달|개월|시간|분|달러|퍼센트|글자|회차씩',
  ],
  th: [
    'สอง|(?<!สอง)สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น',
    'คำ|วัน|สัปดาห์|ภาษา|แนว|เดือน|ชั่วโมง|นาที|ดอลลาร์|เปอร์เซ็นต์|แท็ก|พิกเซล|ตัวอักษร',
  ],
  'zh-CN': [
    '(?<!第)[二两三四五六七八九十百千万]+',
    '次机会|词|字|天|日|周|个星期|种语言|种类型|位读者|名读者|个月|小时|分钟|美元|个标签|像素|个字符',
  ],
};

/** In these, words are written one after another. */
const unspaced: ReadonlySet<InterfaceLanguage> = new Set(['ko', 'th', 'zh-CN']);
const toPattern = (language: InterfaceLanguage) => {
  const [numbers, units] = words[language] ?? [];
  // A language that was just added has no words yet.
  if (numbers === undefined) return undefined;
  return unspaced.has(language)
    ? new RegExp(`(${numbers}) ?(${units})`, 'gu')
    : new RegExp(`(?<!\\p{L})(${numbers})[\\s-](${units})(?!\\p{L})`, 'giu');
};
const patterns = Object.fromEntries(interfaceLanguageCodes.map((language) => [language, toPattern(language)]));

const laterOrdinals =
  'fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twentie|thirtie)th|(?:twenty|thirty)-\\p{L}+';
/**
 * What English says of the platform in words besides: how many chapters a story has, on which day of a month something
 * happens, which part of the money is whose. Two chapters a week, or the fourth chapter, are advice.
 */
const englishRules = [
  String.raw`(?:${manyInEnglish})[\s-]chapters?(?! a day)`,
  String.raw`the (?:first|second|third|${laterOrdinals}) (?:day )?of (?:the|a|each|every|that|this|next|the next) month`,
  String.raw`(?:on|by|until|till|before|after|from|between|to|and) the (?:${laterOrdinals})(?=[^\p{L}\s]|$|\s(?:and|or|to|at|each|every|in)(?!\p{L}))`,
  String.raw`(?:half|quarter|thirds?|fifths?|tenths?) (?:of )?(?:(?:the|your|its|all|their|our|net|gross|story’s) )*(?:revenue|income|earnings|proceeds|money)`,
].map((rule) => new RegExp(String.raw`(?<!\p{L})${rule}(?!\p{L})`, 'giu'));

/** ‘three attempts’: numbers in words before a unit of the platform; in English also days of a month and parts of the money. ‘Two windows’ are no rule. */
export const findNumberWords = (language: InterfaceLanguage, text: string): string[] => [
  ...((patterns[language] && text.match(patterns[language])) ?? []),
  ...(language === 'en' ? englishRules.flatMap((rule) => text.match(rule) ?? []) : []),
];

/** The units in which the platform counts, as a part of a pattern; '(?!)' where a language has none yet. */
export const getUnits = (language: InterfaceLanguage): string => words[language]?.[1] ?? '(?!)';

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const englishTens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What a number in words is, in English. */
export function parseNumberWord(language: InterfaceLanguage, word: string): number | undefined {
  if (language !== 'en') return undefined;
  const at = english.indexOf(word.toLowerCase());
  const tens = englishTens.indexOf(word.toLowerCase());
  return at >= 0 ? at : tens >= 0 ? (tens + 3) * 10 : undefined;
}
