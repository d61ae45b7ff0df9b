import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';

/** Those of English from three on: two are mostly no rule. */
const manyInEnglish =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen';

/**
 * By language, numbers in words, the units in which only the platform counts, and those of lives and stories too: together
 * they state a rule of it.
 */
const words: Partial<Record<InterfaceLanguage, [numbers: string, units: string, shared: string]>> = {
  en: [
    `two|${manyInEnglish}`,
    'attempts?|tries|languages?|genres?|readers?|dollars?|per ?cent|tags?|pixels?|megabytes?|characters?',
    'words?|days?|weeks?|months?|years?|hours?|minutes?|chapters? a day',
  ],
  es: [
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|docena|quincena',
    'intentos?|idiomas?|lenguas?|géneros?|lectores|dólares|por ciento|etiquetas?|píxeles|megabytes|caracteres',
    'palabras?|días?|semanas?|meses|años?|horas?|minutos?|capítulos (al|por) día',
  ],
  fr: [
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine',
    'tentatives?|essais?|langues?|genres?|lecteurs|dollars?|pour cent|tags?|pixels?|mégaoctets|caractères|signes',
    'mots?|jours?|semaines?|mois|ans?|années?|heures?|minutes?|chapitres par jour',
  ],
  pt: [
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|mil|dúzia|quinzena',
    'tentativas?|idiomas?|línguas?|gêneros?|leitores|dólares|por cento|tags?|pixels|megabytes|caracteres',
    'palavras?|dias?|semanas?|meses|anos?|horas?|minutos?|capítulos por dia',
  ],
  id: [
    'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|ratus|seratus|ribu|seribu',
    'kesempatan|percobaan|bahasa|genre|pembaca|dolar|persen|tag|piksel|megabita|karakter',
    'kata|hari|minggu|bulan|tahun|jam|menit',
  ],
  vi: [
    'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|nghìn|ngàn',
    'lượt|ngôn ngữ|thể loại|độc giả|đô la|phần trăm|thẻ|tag|điểm ảnh|pixel|ký tự',
    'từ|ngày|tuần|tháng|năm|tuổi|giờ|phút',
  ],
  ru: [
    'дв[аеу]х?|тр(и|ёх|ех)|четыр(е|ёх|ех)|пят[ьи]|шест[ьи]|сем[ьи]|вос[еь]м[ьи]|девят[ьи]|десят[ьи]|(один|две|три|четыр|пят|шест|сем|восем|девят)надцат[ьи]|двадцат[ьи]|тридцат[ьи]|сорока?|(пять|шесть|семь|восемь)десят|девяност[оа]|дюжин[ау]?|сто|ста|тысяч[аиу]?',
    'попыт\\p{L}+|язык\\p{L}*|жанр\\p{L}*|читател\\p{L}*|доллар\\p{L}*|процент\\p{L}*|тег\\p{L}*|пиксел\\p{L}*|мегабайт\\p{L}*|знак\\p{L}*',
    'слова?|дня|дней|лет|года?|недел\\p{L}*|месяц\\p{L}*|час(а|ов)|минут\\p{L}*',
  ],
  ko: [
    '두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|삼십|오십|백|천|만',
    '번까지|번 신청|번의 기회|개 언어|개 장르|명의 독자|달러|퍼센트|글자',
    '단어|일|영업일|주|살|년|달|개월|시간|분|회차씩',
  ],
  th: [
    'สอง|(?<!สอง)สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น',
    'ภาษา|แนว|ดอลลาร์|เปอร์เซ็นต์|แท็ก|พิกเซล|ตัวอักษร',
    'คำ|วัน|สัปดาห์|ปี|เดือน|ชั่วโมง|นาที',
  ],
  'zh-CN': [
    '(?<!第)[二两三四五六七八九十百千万]+',
    '次机会|种语言|种类型|位读者|名读者|美元|个标签|像素|个字符',
    '词|字|天|日|个?工作日|周|岁|年|个星期|个月|小时|分钟',
  ],
};

/** In these, words are written one after another. */
const unspaced: ReadonlySet<InterfaceLanguage> = new Set(['ko', 'th', 'zh-CN']);
const toPattern = (language: InterfaceLanguage, units: string) => {
  // A language that was just added has no words yet.
  const [numbers] = words[language] ?? ['(?!)'];
  return unspaced.has(language)
    ? new RegExp(`(${numbers}) ?(${units})`, 'gu')
    : // A word may stand between: ‘ten working days’, « dix-huit ans ».
      new RegExp(`(?<!\\p{L})(${numbers})[\\s-](\\p{L}+[\\s-])?(${units})(?!\\p{L})`, 'giu');
};
/** The units in which the platform counts, as a part of a pattern; '(?!)' where a language has none yet. */
export const getUnits = (language: InterfaceLanguage): string => words[language]?.slice(1).join('|') ?? '(?!)';
const patterns = Object.fromEntries(
  interfaceLanguageCodes.map((language) => [
    language,
    { all: toPattern(language, getUnits(language)), own: toPattern(language, words[language]?.[1] ?? '(?!)') },
  ]),
);

const laterOrdinals =
  'fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twentie|thirtie)th|(?:twenty|thirty)-\\p{L}+';
/**
 * What English says of the platform in words besides: how many chapters a story has, on which day of a month something
 * happens. Two chapters a week, or the fourth chapter, are advice.
 */
const englishRules = [
  String.raw`(?:${manyInEnglish})[\s-]chapters?(?! a day)`,
  String.raw`the (?:first|second|third|${laterOrdinals}) (?:day )?of (?:the|a|each|every|that|this|next|the next) month`,
  String.raw`(?:on|by|until|till|before|after|from|between|to|and) the (?:${laterOrdinals})(?=[^\p{L}\s]|$|\s(?:and|or|to|at|each|every|in)(?!\p{L}))`,
  'fortnights?',
].map((rule) => new RegExp(String.raw`(?<!\p{L})${rule}(?!\p{L})`, 'giu'));

const some = (parts: string, between: string, money: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${parts})${between} (?:${money})(?!\p{L})`, 'giu');
/** Which part of the money is whose, and parts of a hundred that are written in other words than a number and a unit. */
const parts: Partial<Record<InterfaceLanguage, RegExp>> = {
  en: some(
    'half|quarter|thirds?|fifths?|tenths?',
    '(?: of)?(?: (?:the|your|its|all|their|our|net|gross|story’s))*',
    'revenue|income|earnings|proceeds|money',
  ),
  es: some(
    'mitad|tercio|cuarto|(?:tercera|cuarta|quinta|décima) parte',
    String.raw`(?: (?:del?|las?|los|tus?|sus?))+`,
    'ingresos?|ganancias?|beneficios?|dinero',
  ),
  fr: some(
    'moitié|tiers|quart|cinquième|dixième',
    String.raw`(?: (?:de|des|du|la|les|vos|ses|leurs))+`,
    'revenus?|recettes?|gains?|bénéfices?',
  ),
  pt: some(
    'metade|terço|quarto|(?:terça|quarta|quinta|décima) parte',
    String.raw`(?: (?:d[aoe]s?|as?|os?|suas?|seus?))+`,
    'receitas?|rendimentos?|renda|ganhos?|dinheiro',
  ),
  ru: some(
    'половин[аеуы]|половиной|трет[ьи]|третью|четверт[ьи]|четвертью|(?:пят|десят)(?:ая|ой|ую) част[ьи]',
    String.raw`(?: (?:от|из|вашего|их|его|всего|чистого|общего))*`,
    String.raw`доход\p{L}*|выручк\p{L}*|заработ\p{L}*|прибыл\p{L}*|денег`,
  ),
  id: some('separuh|setengah|sepertiga|seperempat|seperlima', '(?: dari)?', 'pendapatan|penghasilan|keuntungan|uang'),
  vi: some('nửa|một phần (?:ba|tư|năm|mười)', '(?: (?:số|của))*', 'doanh thu|thu nhập|lợi nhuận|tiền'),
  ko: /(수익|수입|매출)(의|에서|을)? ?(절반|[삼사오십]분의)/gu,
  th: /(ครึ่ง|หนึ่งใน(สาม|สี่|ห้า|สิบ))(หนึ่ง)?(ของ)? ?(รายได้|กำไร)|(รายได้|กำไร)(สุทธิ)?(ครึ่ง|หนึ่งใน)/gu,
  'zh-CN':
    /百分之[一二两三四五六七八九十百]+|(收入|收益|稿费|利润)的?(一半|[二三四五十]分之一)|(一半|[二三四五十]分之一)的?净?(收入|收益|稿费|利润)/gu,
};

/**
 * ‘three attempts’: numbers in words before a unit of the platform, and parts of the money; in English also days of a month.
 * ‘Two windows’ are no rule, nor are ‘two weeks’ where a text is about fiction.
 */
export function findNumberWords(language: InterfaceLanguage, text: string, isOfFiction = false): string[] {
  const pattern = patterns[language]![isOfFiction ? 'own' : 'all'];
  const rules = language === 'en' && !isOfFiction ? englishRules : [];
  return [pattern, ...(parts[language] ? [parts[language]] : []), ...rules].flatMap((rule) => text.match(rule) ?? []);
}

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
