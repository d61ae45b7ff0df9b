/** 'ตอน' is 'at' as well: 7 o'clock, at the age of 7. */
const thaiTime = '(?!\\s*[0-9๐-๙]{1,2}(?:[.:][0-9๐-๙]{2})?\\s*(?:โมง|ทุ่ม|นาฬิกา|น\\.|ขวบ|ปี|เดือน))';

/** The word before a chapter's number, in every story language. */
export const chapterWords =
  'chapter|ch\\.?|episode|eps?\\.?|cap[íi]tulo|cap\\.?|epis[óo]dio|chapitre|chap\\.?|[ée]pisode|bab|глава|гл\\.|эпизод|' +
  `챕터|에피소드|บทที่|บท|ตอนที่|ตอน${thaiTime}|อีพี`;

/** Those that a number in words may follow, with the space behind them where their language has one. */
export const spelledChapter =
  /^(?:(?:chapter|episode)\s+(?:the\s+)?|(?:cap[íi]tulo|epis[óo]dio|chapitre|épisode|bab|глава|эпизод)\s+|(?:บทที่|ตอนที่|제)\s*)/iu;

/**
 * What chapters are gathered in. By the word whose languages write its number: `Part Two`, `Parte dos`, `Deuxième
 * partie`, `Часть вторая`.
 */
export const partWords = {
  chapter: 'part|book|volume|vol\\.|act|arc|season',
  capítulo: 'parte|libro|livro|volumen|tomo|acto|ato|arco|temporada',
  chapitre: 'partie|livre|tome|acte|saison',
  bab: 'bagian|jilid|buku|babak|musim',
  глава: 'часть|том|книга|акт|арка|сезон',
  บทที่: 'ภาคที่|ภาค|เล่มที่|เล่ม|ส่วนที่|ซีซั่นที่|ซีซั่น|องก์ที่|องก์',
  제: '파트|시즌|볼륨',
} as const;

/** Sections that no number names, in every story language. A title may follow: 'Epilogue: Ten Years Later'. */
export const sectionWords = [
  // en
  'prologue|epilogue|interlude|intermission|preface|foreword|afterword|introduction|postscript|side[ -]?story',
  '(?:bonus|special|extra|side)[ ]chapter',
  // es, pt
  'pr[óo]logo|ep[íi]logo|interl[úu]dio|prefacio|pref[áa]cio|introducci[óo]n|introdu[çc][ãa]o|posf[áa]cio',
  'cap[íi]tulo[ ](?:extra|especial|b[ôó]nus)',
  // fr
  '[ée]pilogue|interm[èe]de|pr[ée]face|avant-propos|postface|chapitre[ ](?:bonus|sp[ée]cial)|hors-s[ée]rie',
  // id
  'prolog|epilog|interlud|selingan|prakata|kata[ ]pengantar|bab[ ](?:khusus|spesial|bonus)|bonus[ ]bab',
  // ru
  'пролог|эпилог|интерлюдия|интермедия|предисловие|послесловие|вступление|введение',
  // ko
  '프롤로그|에필로그|외전|번외편|번외|막간|인터루드|서장|종장|서문|특별[ ]?(?:편|외전)',
  // th
  'บทนำ|อารัมภบท|ปฐมบท|บทส่งท้าย|ปัจฉิมบท|บทคั่น|บทพิเศษ|ตอนพิเศษ',
].join('|');

/** Sections as well, but where words follow these, they may be the text itself: 'Author's Note: I was sick today'. */
export const noteWords = [
  "author[’'`]?s?[’'`]?[ ]notes?|notes?[ ]from[ ]the[ ]author|a\\/n",
  "notas?[ ](?:del?|d[ao]|de[ ]la)[ ]autora?|notas?[ ]finais|(?:notes?|mot)[ ]de[ ]l[’'`]aut(?:eur|rice|eure)",
  'catatan[ ]penulis|от[ ]автора|примечани[ея][ ]автора|작가의[ ]?말|작가[ ]?후기|후기',
  'คำนำ|จากใจ(?:ผู้เขียน|นักเขียน)|คุยกับ(?:ผู้เขียน|นักเขียน)|หมายเหตุ(?:ผู้เขียน|ผู้แต่ง|นักเขียน)',
].join('|');

/** Sections only where nothing else stands in the line: 'Bonus: +5 Agility' is text. */
export const extraWords = 'extras?|bonus|b[ôó]nus|ekstra|бонус|экстра|спешл';
