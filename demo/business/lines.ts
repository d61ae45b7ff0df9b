import type { StoryLanguage } from '#domain/languages.ts';

/** A paragraph of a Chinese book and what it is in the languages that such books are translated into. Slot: `{hero}`. */
type Line = Readonly<Record<'zh' | Extract<StoryLanguage, 'en' | 'es' | 'fr' | 'id' | 'pt'>, string>>;

export const chineseLines: readonly Line[] = [
  {
    zh: '天还没有亮，{hero}就醒了。',
    en: 'It was not yet light when {hero} woke.',
    es: 'Aún no había amanecido cuando {hero} despertó.',
    fr: 'Il ne faisait pas encore jour quand {hero} s’éveilla.',
    id: 'Hari belum terang ketika {hero} terbangun.',
    pt: 'Ainda não amanhecera quando {hero} acordou.',
  },
  {
    zh: '雨下了一夜，屋檐下的水滴得很慢。',
    en: 'It had rained all night, and the water dripped slowly from the eaves.',
    es: 'Había llovido toda la noche y el agua caía despacio de los aleros.',
    fr: 'Il avait plu toute la nuit, et l’eau tombait lentement de l’avant-toit.',
    id: 'Hujan turun semalaman, dan air menetes pelan dari tepi atap.',
    pt: 'Chovera a noite toda, e a água pingava devagar do beiral.',
  },
  {
    zh: '“你真的要去？”身后的人低声问。',
    en: '“Are you really going?” someone behind asked in a low voice.',
    es: '—¿De verdad vas a ir? —preguntó alguien a su espalda, en voz baja.',
    fr: '— Tu y vas vraiment ? demanda quelqu’un derrière, à voix basse.',
    id: '“Kau benar-benar akan pergi?” tanya seseorang di belakang dengan suara rendah.',
    pt: '— Você vai mesmo? — perguntou alguém atrás, em voz baixa.',
  },
  {
    zh: '{hero}没有回头，只把灯提高了一些。',
    en: '{hero} did not turn around, and only raised the lamp a little.',
    es: '{hero} no se volvió; solo alzó un poco la lámpara.',
    fr: '{hero} ne se retourna pas et leva seulement un peu la lampe.',
    id: '{hero} tidak menoleh, hanya mengangkat lampu sedikit lebih tinggi.',
    pt: '{hero} não se virou; apenas ergueu um pouco a lâmpada.',
  },
  {
    zh: '街上没有人，只有远处的钟响了三下。',
    en: 'The street was empty; only a bell far away struck three times.',
    es: 'No había nadie en la calle; solo una campana lejana dio tres golpes.',
    fr: 'La rue était déserte ; seule une cloche, au loin, sonna trois coups.',
    id: 'Jalanan kosong; hanya lonceng di kejauhan berdentang tiga kali.',
    pt: 'A rua estava vazia; só um sino distante bateu três vezes.',
  },
  {
    zh: '那封信放在桌上，谁也没有拆开。',
    en: 'The letter lay on the table, and nobody had opened it.',
    es: 'La carta estaba sobre la mesa y nadie la había abierto.',
    fr: 'La lettre était sur la table, et personne ne l’avait ouverte.',
    id: 'Surat itu tergeletak di meja, dan tak seorang pun membukanya.',
    pt: 'A carta estava sobre a mesa, e ninguém a abrira.',
  },
  {
    zh: '“有些话现在不说，以后就没有机会了。”',
    en: '“Some things, if they are not said now, will never be said.”',
    es: '—Hay cosas que, si no se dicen ahora, ya no se dirán nunca.',
    fr: '— Certaines choses, si on ne les dit pas maintenant, ne seront jamais dites.',
    id: '“Ada hal yang kalau tidak dikatakan sekarang, takkan pernah terucap.”',
    pt: '— Há coisas que, se não forem ditas agora, nunca mais serão.',
  },
  {
    zh: '{hero}笑了笑，把门轻轻关上。',
    en: '{hero} smiled and closed the door softly.',
    es: '{hero} sonrió y cerró la puerta con suavidad.',
    fr: '{hero} sourit et referma doucement la porte.',
    id: '{hero} tersenyum dan menutup pintu perlahan.',
    pt: '{hero} sorriu e fechou a porta de leve.',
  },
  {
    zh: '风从河上吹来，带着一点煤烟的味道。',
    en: 'The wind came off the river with a faint smell of coal smoke.',
    es: 'El viento venía del río con un leve olor a humo de carbón.',
    fr: 'Le vent venait du fleuve, avec une légère odeur de fumée de charbon.',
    id: 'Angin bertiup dari sungai, membawa sedikit bau asap batu bara.',
    pt: 'O vento vinha do rio com um leve cheiro de fumaça de carvão.',
  },
  {
    zh: '这一次，没有人来帮忙。',
    en: 'This time nobody came to help.',
    es: 'Esta vez nadie vino a ayudar.',
    fr: 'Cette fois, personne ne vint aider.',
    id: 'Kali ini tak ada yang datang membantu.',
    pt: 'Desta vez, ninguém veio ajudar.',
  },
  {
    zh: '{hero}数了数手里的钱，一共只剩七枚。',
    en: '{hero} counted the coins: only seven were left.',
    es: '{hero} contó las monedas: solo quedaban siete.',
    fr: '{hero} compta les pièces : il n’en restait que sept.',
    id: '{hero} menghitung uang di tangan: tinggal tujuh keping.',
    pt: '{hero} contou as moedas: só restavam sete.',
  },
  {
    zh: '灯灭了，又亮起来。',
    en: 'The lamp went out, and came back to life.',
    es: 'La lámpara se apagó y volvió a encenderse.',
    fr: 'La lampe s’éteignit, puis se ralluma.',
    id: 'Lampu padam, lalu menyala lagi.',
    pt: 'A lâmpada se apagou e tornou a acender.',
  },
];

/** Titles of chapters, likewise. */
export const chineseTitles: readonly Line[] = [
  {
    zh: '雨夜',
    en: 'Rain at Night',
    es: 'Noche de lluvia',
    fr: 'Nuit de pluie',
    id: 'Malam Hujan',
    pt: 'Noite de chuva',
  },
  { zh: '归人', en: 'The Return', es: 'El regreso', fr: 'Le retour', id: 'Yang Pulang', pt: 'A volta' },
  {
    zh: '旧信',
    en: 'An Old Letter',
    es: 'Una carta antigua',
    fr: 'Une vieille lettre',
    id: 'Surat Lama',
    pt: 'Uma carta antiga',
  },
  {
    zh: '三更',
    en: 'The Third Watch',
    es: 'La tercera vela',
    fr: 'La troisième veille',
    id: 'Tengah Malam',
    pt: 'A terceira vigília',
  },
  { zh: '渡口', en: 'The Crossing', es: 'El embarcadero', fr: 'Le passage', id: 'Penyeberangan', pt: 'A travessia' },
  { zh: '七枚钱', en: 'Seven Coins', es: 'Siete monedas', fr: 'Sept pièces', id: 'Tujuh Keping', pt: 'Sete moedas' },
];
