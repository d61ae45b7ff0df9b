import type { originalPenName } from '#demo/people.ts';
import type { grades } from '#domain/books/businessBook.entity.ts';
import type { entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { StoryLanguage } from '#domain/languages.ts';

type Grade = (typeof grades)[number];
export type Term = readonly [
  term: string,
  translation: string,
  type: (typeof entryTypes)[number],
  first: number,
  note?: string,
];

/** A Chinese book that was bought for translation. */
export interface SourceBook {
  title: string;
  chinese_name: string;
  author: string;
  category: string;
  grade: Grade;
  /** Chapters that there are in Chinese. */
  chapters: number;
  into: StoryLanguage;
  terms: readonly Term[];
}

/** Of the demo account `original`. */
const shen: typeof originalPenName = '沈青舟';

export const sourceBooks: readonly SourceBook[] = [
  {
    title: 'A Record of Lamps in the Long Night',
    chinese_name: '长夜灯火录',
    author: shen,
    category: 'Fantasy',
    grade: 'S',
    chapters: 412,
    into: 'en',
    terms: [
      [
        '林照夜',
        'Lin Zhaoye',
        'person',
        1,
        'The lamp keeper. The given name means “to light the night”; do not translate it.',
      ],
      ['苏挽灯', 'Su Wandeng', 'person', 3, 'Sister of the tenth keeper. In dialogue she is called A-Deng.'],
      ['千灯城', 'City of a Thousand Lamps', 'place', 1],
      ['守夜司', 'Night Watch Bureau', 'company', 2, 'Always with capitals; “the Bureau” after the first mention.'],
      ['无光海', 'the Lightless Sea', 'place', 18],
      ['灯油税', 'lamp-oil tax', 'other', 5],
      ['裴九', 'Pei Jiu', 'person', 9, 'Ninth of his family, hence the name. Never “Mr Nine”.'],
    ],
  },
  {
    title: 'Snow over the Old City',
    chinese_name: '雪落旧城',
    author: shen,
    category: 'Contemporary romance',
    grade: 'A',
    chapters: 268,
    into: 'en',
    terms: [
      ['温疏雨', 'Wen Shuyu', 'person', 1, 'Female lead. Her brother calls her Xiao Yu.'],
      ['陆沉', 'Lu Chen', 'person', 2],
      ['旧城里', 'Old City Lane', 'place', 1],
      ['半盏茶馆', 'Half-a-Cup Teahouse', 'place', 4],
      ['晨报社', 'the Morning Post', 'company', 6],
      ['糖炒栗子', 'roasted chestnuts', 'other', 11, 'Running motif of the couple; keep the same wording everywhere.'],
      ['温母', 'Mrs Wen', 'person', 7],
    ],
  },
  {
    title: 'Asking the Way to Mountains and Seas',
    chinese_name: '山海问路人',
    author: shen,
    category: 'Martial arts and cultivation',
    grade: 'A',
    chapters: 355,
    into: 'es',
    terms: [
      ['谢停云', 'Xie Tingyun', 'person', 1, 'Protagonista. El nombre no se traduce.'],
      ['问路剑', 'la espada Preguntacaminos', 'other', 2],
      ['苍梧山', 'monte Cangwu', 'place', 1],
      ['听潮阁', 'Pabellón del Oleaje', 'place', 14],
      ['四海盟', 'Alianza de los Cuatro Mares', 'company', 8],
      ['老渔翁', 'el viejo pescador', 'person', 5, 'Siempre en minúscula: es un disfraz.'],
      ['归元功', 'arte del Retorno', 'other', 21],
    ],
  },
  {
    title: 'The Last Ferry Crossing',
    chinese_name: '末班渡口',
    author: shen,
    category: 'Mystery and detective',
    grade: 'B',
    chapters: 184,
    into: 'en',
    terms: [
      ['顾眠', 'Gu Mian', 'person', 1],
      ['老周', 'Old Zhou', 'person', 1, 'The ferryman. His full name, Zhou Guangming, is only given in chapter 60.'],
      ['雾渡', 'Mist Crossing', 'place', 1],
      ['江心洲', 'Midriver Isle', 'place', 12],
      ['航运公司', 'the shipping company', 'company', 10],
      ['第七张船票', 'the seventh ticket', 'other', 3],
      ['陈队长', 'Captain Chen', 'person', 4],
    ],
  },
  {
    title: 'The Smith of Heaven’s Workshop',
    chinese_name: '我在天工坊打铁',
    author: '陆三砚',
    category: 'System and LitRPG',
    grade: 'A',
    chapters: 520,
    into: 'en',
    terms: [
      ['石大锤', 'Shi Dachui', 'person', 1, 'Literally “Big Hammer Shi”. Keep the pinyin, explain the joke once.'],
      ['天工坊', 'Heaven’s Workshop', 'company', 1],
      ['玄铁', 'dark iron', 'other', 2],
      ['炉火值', 'forge points', 'other', 3, 'Shown in system windows: “Forge points +10”.'],
      ['落星谷', 'Fallen Star Valley', 'place', 30],
      ['白掌柜', 'Manager Bai', 'person', 6],
      ['百兵谱', 'Register of a Hundred Blades', 'other', 44],
    ],
  },
  {
    title: 'Divorced, Then Ennobled',
    chinese_name: '和离之后她封侯了',
    author: '苏棠溪',
    category: 'Historical romance',
    grade: 'A',
    chapters: 298,
    into: 'fr',
    terms: [
      ['沈昭宁', 'Shen Zhaoning', 'person', 1, 'Héroïne. Titre à partir du chapitre 80 : la marquise de Zhennan.'],
      ['镇南侯', 'marquise de Zhennan', 'other', 80],
      ['裴府', 'la maison Pei', 'place', 1],
      ['裴衍之', 'Pei Yanzhi', 'person', 1],
      ['和离书', 'acte de séparation', 'other', 2, 'Pas « divorce » : la séparation est à l’amiable.'],
      ['雁门军', 'armée de Yanmen', 'company', 25],
      ['阿芜', 'A-Wu', 'person', 4],
    ],
  },
  {
    title: 'Last Watch at Star Harbor',
    chinese_name: '星港最后一班岗',
    author: '闻听雨',
    category: 'Science fiction',
    grade: 'B',
    chapters: 210,
    into: 'en',
    terms: [
      ['江屿', 'Jiang Yu', 'person', 1],
      ['零七', 'Zero-Seven', 'person', 2, 'The station’s computer. Use “it” until chapter 90, “she” from then on.'],
      ['望舒港', 'Wangshu Harbor', 'place', 1],
      ['深空安保', 'Deep Space Security', 'company', 3],
      ['第九泊位', 'Berth Nine', 'place', 15],
      ['回声舱', 'echo pod', 'other', 22],
      ['老站长', 'the old stationmaster', 'person', 5],
    ],
  },
  {
    title: 'The Kitchen God’s Apprentice',
    chinese_name: '灶王爷的学徒',
    author: '阿糯',
    category: 'Urban fantasy',
    grade: 'B',
    chapters: 176,
    into: 'id',
    terms: [
      ['小满', 'Xiaoman', 'person', 1, 'Nama dari istilah musim; tidak diterjemahkan.'],
      ['灶王爷', 'Dewa Dapur', 'person', 1],
      ['南巷夜市', 'Pasar Malam Gang Selatan', 'place', 2],
      ['腊八粥', 'bubur labu delapan', 'other', 8, 'Jelaskan sekali saja di bab 8.'],
      ['仙膳局', 'Biro Santapan Dewa', 'company', 13],
      ['阿婆', 'Nenek', 'person', 1],
      ['火候', 'besar api', 'other', 5],
    ],
  },
  {
    title: 'Her Testimony',
    chinese_name: '她的证词',
    author: '林不语',
    category: 'Suspense and thriller',
    grade: 'S',
    chapters: 240,
    into: 'pt',
    terms: [
      ['许知微', 'Xu Zhiwei', 'person', 1, 'Protagonista e narradora. Manter sempre a ordem chinesa do nome.'],
      ['周牧', 'Zhou Mu', 'person', 3],
      ['临江市', 'cidade de Linjiang', 'place', 1],
      ['恒信律所', 'escritório Hengxin', 'company', 4],
      ['七号楼', 'Bloco Sete', 'place', 6],
      ['蓝色雨衣', 'a capa de chuva azul', 'other', 2, 'Prova central: usar sempre a mesma expressão.'],
      ['审讯室', 'sala de interrogatório', 'place', 9],
    ],
  },
  {
    title: 'A Kite for South Mountain',
    chinese_name: '纸鸢寄南山',
    author: '江问月',
    category: 'Young adult',
    grade: 'C',
    chapters: 132,
    into: 'en',
    terms: [
      ['陶小鸢', 'Tao Xiaoyuan', 'person', 1, 'Yuan means kite; the pun is explained in chapter 2.'],
      ['南山村', 'South Mountain Village', 'place', 1],
      ['程野', 'Cheng Ye', 'person', 3],
      ['纸鸢节', 'Kite Festival', 'other', 7],
      ['三中', 'No. 3 Middle School', 'company', 5],
      ['外公', 'Grandpa', 'person', 1],
      ['风筝线', 'kite string', 'other', 2],
    ],
  },
  {
    title: 'The Conductor of the Wastes',
    chinese_name: '荒原列车长',
    author: '铁马',
    category: 'Apocalypse and survival',
    grade: 'B',
    chapters: 324,
    into: 'es',
    terms: [
      ['韩川', 'Han Chuan', 'person', 1],
      ['北风号', 'el Viento del Norte', 'other', 1, 'Nombre del tren; en cursiva en la edición final.'],
      ['灰站', 'Estación Gris', 'place', 4],
      ['铁律会', 'Hermandad del Riel', 'company', 16],
      ['小米', 'Xiaomi', 'person', 6, 'Es el apodo de una niña («granito de mijo»), no una marca.'],
      ['沙暴季', 'estación de las tormentas', 'other', 11],
      ['末日灯塔', 'el Faro del Fin', 'place', 70],
    ],
  },
  {
    title: 'A Silent Move',
    chinese_name: '落子无声',
    author: '宋知微',
    category: 'Sports',
    grade: 'C',
    chapters: 158,
    into: 'en',
    terms: [
      ['方隐', 'Fang Yin', 'person', 1],
      ['棋院', 'the Go Academy', 'company', 2],
      ['天元', 'the centre point', 'other', 3, 'Leave “tengen” out: readers of this book learn the Chinese terms.'],
      ['白老师', 'Teacher Bai', 'person', 4],
      ['清水巷', 'Clearwater Lane', 'place', 1],
      ['名人赛', 'the Meijin tournament', 'other', 20],
      ['黑子', 'black stone', 'other', 1],
    ],
  },
];
