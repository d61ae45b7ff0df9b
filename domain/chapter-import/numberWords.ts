/** From 1 on, with other forms of the same number behind a bar; then the tens from 20 on; then what multiplies by 10 and 100. */
type List = readonly [ones: string, tens: string, ten?: string, hundred?: string];

/** By the word that a heading begins with, in lower case: how its languages write numbers. */
const lists: readonly [heading: RegExp, ...lists: List[]][] = [
  [
    /^(?:chapter|episode)/,
    [
      'one|first two|second three|third four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth thirteen|thirteenth fourteen|fourteenth fifteen|fifteenth sixteen|sixteenth seventeen|seventeenth eighteen|eighteenth nineteen|nineteenth',
      'twenty|twentieth thirty|thirtieth forty|fortieth fifty|fiftieth sixty|sixtieth seventy|seventieth eighty|eightieth ninety|ninetieth',
      undefined,
      'hundred|hundredth',
    ],
  ],
  [
    /^(?:cap|epis[oó]dio)/,
    [
      'uno|primero|primera|primer dos|segundo|segunda tres|tercero|tercera|tercer cuatro|cuarto|cuarta cinco|quinto|quinta seis|sexto|sexta siete|séptimo|séptima ocho|octavo|octava nueve|noveno|novena diez|décimo|décima once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento',
    ],
    [
      'um|uma|primeiro|primeira dois|duas|segundo|segunda três|terceiro|terceira quatro|quarto|quarta cinco|quinto|quinta seis|sexto|sexta sete|sétimo|sétima oito|oitavo|oitava nove|nono|nona dez|décimo|décima onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento',
    ],
  ],
  [
    /^(?:chap|épisode)/,
    [
      'un|une|premier|première deux|deuxième|second|seconde trois|troisième quatre|quatrième cinq|cinquième six|sixième sept|septième huit|huitième neuf|neuvième dix|dixième onze douze treize quatorze quinze seize',
      'vingt trente quarante cinquante soixante - quatre-vingt|quatre-vingts',
      undefined,
      'cent',
    ],
  ],
  [
    /^bab/,
    [
      'satu|pertama|kesatu dua|kedua tiga|ketiga empat|keempat lima|kelima enam|keenam tujuh|ketujuh delapan|kedelapan sembilan|kesembilan sepuluh|kesepuluh sebelas|kesebelas',
      '',
      'puluh',
      'ratus|seratus',
    ],
  ],
  [
    /^(?:глава|эпизод)/,
    [
      'первая|первый|один вторая|второй|два третья|третий|три четвертая|четвертый|четыре пятая|пятый|пять шестая|шестой|шесть седьмая|седьмой|семь восьмая|восьмой|восемь девятая|девятый|девять десятая|десятый|десять одиннадцатая|одиннадцать двенадцатая|двенадцать тринадцатая|тринадцать четырнадцатая|четырнадцать пятнадцатая|пятнадцать шестнадцатая|шестнадцать семнадцатая|семнадцать восемнадцатая|восемнадцать девятнадцатая|девятнадцать',
      'двадцатая|двадцать тридцатая|тридцать сороковая|сорок пятидесятая|пятьдесят шестидесятая|шестьдесят семидесятая|семьдесят восьмидесятая|восемьдесят девяностая|девяносто сотая|сто',
    ],
  ],
  [/^제/, ['일 이 삼 사 오 육 칠 팔 구', '', '십', '백']],
  [/^(?:บท|ตอน)ที่/, ['หนึ่ง|เอ็ด สอง|ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า', '', 'สิบ', 'ร้อย']],
];

const getEntries = (forms: string | undefined, first: number, step: number): [string, number][] =>
  (forms ?? '')
    .split(' ')
    .flatMap((same, at) => same.split('|').map((word): [string, number] => [word, first + at * step]))
    .filter(([word]) => word !== '' && word !== '-');

/** Longer words first: `dieciséis` before `diez`. A number below 0 multiplies what stands before it. */
const readers = lists.map(([heading, ...all]) => {
  const values = new Map(
    all.flatMap(([ones, tens, ten, hundred]) => [
      ...getEntries(ones, 1, 1),
      ...getEntries(tens, 20, 10),
      ...getEntries(ten, -10, 0),
      ...getEntries(hundred, -100, 0),
    ]),
  );
  const words = [...values.keys()].sort((a, b) => b.length - a.length);
  const one = `(?:${words.join('|')}|belas)`;
  const numeral = new RegExp(
    `^${one}(?:[\\s-]*(?:(?:and|y|e|et)\\s+)?${one}){0,5}(?:(?=\\s*[장화회편])|(?![\\p{L}\\p{M}\\p{N}]))`,
    'u',
  );
  return { heading, values, numeral, each: new RegExp(one, 'gu') };
});

/** A number of up to three digits in words at the start of what follows a heading's word, and the signs it takes up. */
export function parseNumberWords(heading: string, text: string): { number: number; length: number } | undefined {
  const reader = readers.find((one) => one.heading.test(heading.toLowerCase()));
  const words = reader?.numeral.exec(text.slice(0, 80).toLowerCase().replaceAll('ё', 'е'))?.[0];
  if (!reader || !words) return undefined;
  let [sum, last] = [0, 0];
  for (const [word] of words.matchAll(reader.each)) {
    const value = word === 'belas' ? 10 : reader.values.get(word)!;
    if (value < 0) {
      sum += (last || 1) * -value - last;
      last = 0;
    } else if (word !== 'belas' && last > 0 && (value >= last || last % 10 > 0)) return undefined;
    else {
      sum += value;
      last = value;
    }
  }
  return { number: sum, length: words.length };
}
