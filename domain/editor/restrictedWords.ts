import type { StoryLanguage } from '#domain/languages.ts';

interface Group {
  /** What an author of that language is told. */
  note: string;
  words: readonly string[];
}

/** The restricted words that every platform begins with. The staff may add to them, change and delete them. */
export const restrictedWords: Record<StoryLanguage, readonly Group[]> = {
  en: [
    {
      note: 'Sexual violence and sex with minors are never described here.',
      words: ['rape', 'rapist', 'incest', 'bestiality', 'underage sex', 'child porn', 'child pornography', 'loli'],
    },
    { note: 'Nothing that leads readers to harm themselves.', words: ['suicide method', 'how to kill yourself'] },
    { note: 'Games of chance and drugs are not advertised.', words: ['online casino', 'crystal meth', 'buy drugs'] },
    { note: 'Readers are not led to other sites.', words: ['read for free on', 'pirated copy', 'free download'] },
  ],
  es: [
    {
      note: 'Aquí no se describen la violencia sexual ni el sexo con menores.',
      words: ['violación', 'violador', 'incesto', 'zoofilia', 'sexo con menores', 'pornografía infantil', 'lolita'],
    },
    { note: 'Nada que lleve a los lectores a hacerse daño.', words: ['cómo suicidarse', 'método de suicidio'] },
    { note: 'No se anuncian juegos de azar ni drogas.', words: ['casino online', 'metanfetamina', 'comprar drogas'] },
    { note: 'No se envía a los lectores a otros sitios.', words: ['lee gratis en', 'copia pirata', 'descarga gratis'] },
  ],
  ko: [
    {
      note: '성폭력과 미성년자 대상 성행위는 묘사할 수 없어요.',
      words: ['강간', '성폭행', '근친상간', '수간', '아동 포르노', '아동포르노', '미성년자 성관계'],
    },
    { note: '독자가 스스로를 해치게 할 수 있는 표현이에요.', words: ['자살 방법', '자살방법', '동반자살'] },
    { note: '도박과 마약은 광고할 수 없어요.', words: ['온라인 카지노', '온라인카지노', '필로폰', '마약 구매'] },
    { note: '독자를 다른 사이트로 이끌 수 없어요.', words: ['무료 다운로드', '불법 복제', '텍본'] },
  ],
  id: [
    {
      note: 'Kekerasan seksual dan seks dengan anak di bawah umur tidak boleh digambarkan.',
      words: ['pemerkosaan', 'memperkosa', 'inses', 'pornografi anak', 'seks di bawah umur', 'kebinatangan seksual'],
    },
    { note: 'Tidak boleh mendorong pembaca melukai diri.', words: ['cara bunuh diri', 'metode bunuh diri'] },
    {
      note: 'Judi dan narkoba tidak boleh diiklankan.',
      words: ['judi online', 'slot gacor', 'sabu-sabu', 'beli narkoba'],
    },
    {
      note: 'Pembaca tidak boleh diarahkan ke situs lain.',
      words: ['baca gratis di', 'unduh gratis', 'salinan bajakan'],
    },
  ],
  pt: [
    {
      note: 'Violência sexual e sexo com menores não são descritos aqui.',
      words: [
        'estupro',
        'estuprador',
        'incesto',
        'zoofilia',
        'sexo com menores',
        'pornografia infantil',
        'novinha nua',
      ],
    },
    { note: 'Nada que leve leitores a se machucar.', words: ['como se matar', 'método de suicídio'] },
    {
      note: 'Jogos de azar e drogas não são anunciados.',
      words: ['cassino online', 'metanfetamina', 'comprar drogas'],
    },
    { note: 'Leitores não são levados a outros sites.', words: ['leia grátis em', 'cópia pirata', 'download grátis'] },
  ],
  th: [
    {
      note: 'ห้ามบรรยายความรุนแรงทางเพศหรือเพศสัมพันธ์กับผู้เยาว์',
      words: ['ข่มขืน', 'ร่วมเพศกับเด็ก', 'สื่อลามกเด็ก', 'สมสู่กับสัตว์', 'ร่วมประเวณีกับญาติ'],
    },
    { note: 'ห้ามชักนำให้ผู้อ่านทำร้ายตัวเอง', words: ['วิธีฆ่าตัวตาย', 'ชวนกันฆ่าตัวตาย'] },
    { note: 'ห้ามโฆษณาการพนันหรือยาเสพติด', words: ['เว็บพนัน', 'คาสิโนออนไลน์', 'บาคาร่าออนไลน์', 'ขายยาบ้า'] },
    { note: 'ห้ามพาผู้อ่านไปเว็บไซต์อื่น', words: ['อ่านฟรีที่', 'ดาวน์โหลดฟรี', 'ฉบับเถื่อน'] },
  ],
  fr: [
    {
      note: 'Les violences sexuelles et le sexe avec des mineurs ne sont pas décrits ici.',
      words: [
        'viol',
        'violeur',
        'inceste',
        'zoophilie',
        'pornographie infantile',
        'pédopornographie',
        'sexe avec mineur',
      ],
    },
    { note: 'Rien qui pousse les lecteurs à se faire du mal.', words: ['comment se suicider', 'méthode de suicide'] },
    {
      note: "Pas de publicité pour les jeux d'argent ni la drogue.",
      words: ['casino en ligne', 'acheter de la drogue'],
    },
    {
      note: "On n'envoie pas les lecteurs ailleurs.",
      words: ['lire gratuitement sur', 'copie pirate', 'téléchargement gratuit'],
    },
  ],
  ru: [
    {
      note: 'Сексуальное насилие и секс с несовершеннолетними здесь не описываются.',
      words: [
        'изнасилование',
        'изнасиловать',
        'инцест',
        'зоофилия',
        'детская порнография',
        'секс с несовершеннолетней',
      ],
    },
    {
      note: 'Ничего, что подталкивает читателей навредить себе.',
      words: ['способ самоубийства', 'как покончить с собой'],
    },
    { note: 'Азартные игры и наркотики не рекламируются.', words: ['онлайн-казино', 'купить наркотики', 'закладка'] },
    {
      note: 'Читателей не уводят на другие сайты.',
      words: ['читать бесплатно на', 'пиратская копия', 'скачать бесплатно'],
    },
  ],
};
