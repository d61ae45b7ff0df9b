import type { InterfaceLanguage } from '#domain/languages.ts';

/** Title and summary of the contest that is open in the demo; a language without them shows the English. */
export const contestTexts: Partial<Record<InterfaceLanguage, readonly [title: string, summary: string]>> = {
  en: [
    'Second Moon: a contest for love with teeth',
    'Werewolves, vampires, courts and curses: we look for love stories in which somebody has claws, and is worth it.',
  ],
  'zh-CN': ['第二轮月亮：带獠牙的爱情征文', '狼人、吸血鬼、宫廷与诅咒：我们寻找爱得有爪有牙、依然值得的爱情故事。'],
  ru: [
    'Вторая луна: конкурс о любви с клыками',
    'Оборотни, вампиры, дворы и проклятия: ищем книги о любви, где у кого-то есть когти и он того стоит.',
  ],
  es: [
    'Segunda luna: un concurso de amor con colmillos',
    'Lobos, vampiros, cortes y maldiciones: buscamos historias de amor en las que alguien tiene garras y vale la pena.',
  ],
  vi: [
    'Mặt trăng thứ hai: cuộc thi tình yêu có nanh',
    'Người sói, ma cà rồng, cung đình và lời nguyền: chúng tôi tìm những chuyện tình mà ai đó có móng vuốt, và đáng để yêu.',
  ],
  ko: [
    '두 번째 달: 송곳니가 있는 사랑 공모전',
    '늑대인간과 뱀파이어, 궁정과 저주. 발톱이 있어도 사랑할 만한 이들의 이야기를 찾아요.',
  ],
  id: [
    'Bulan Kedua: lomba cinta bertaring',
    'Manusia serigala, vampir, istana, dan kutukan: kami mencari kisah cinta tempat seseorang bercakar, dan layak dicintai.',
  ],
  pt: [
    'Segunda Lua: um concurso de amor com presas',
    'Lobisomens, vampiros, cortes e maldições: procuramos histórias de amor em que alguém tem garras e vale a pena.',
  ],
  th: [
    'ดวงจันทร์ดวงที่สอง: ประกวดนิยายรักมีเขี้ยว',
    'มนุษย์หมาป่า แวมไพร์ ราชสำนัก และคำสาป เรามองหานิยายรักที่ใครสักคนมีกรงเล็บและคู่ควรกับความรัก',
  ],
  fr: [
    'Deuxième lune : un concours d’amour à crocs',
    'Loups-garous, vampires, cours et malédictions : nous cherchons des histoires d’amour où quelqu’un a des griffes, et en vaut la peine.',
  ],
};
