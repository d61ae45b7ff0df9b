/** What stands before and behind a story and has no number, in every story language, beside `sectionWords`. */
export const matterWords = [
  // en
  'acknowledge?ments?|dedication|spin[ -]?offs?|append(?:ix|ices)|glossary|bibliography|epigraph|about[ ]the[ ]authors?',
  '(?:character[ ]list|list[ ]of[ ]characters|cast[ ]of[ ]characters|dramatis[ ]personae)',
  // es, pt
  'agradecim(?:i?entos)|dedicat[óo]ria|ap[ée]ndices?|ap[êe]ndices?|anexos?|glos[áa]rio|gloss[áa]rio|bibliograf[íi]a|ep[íi]grafe',
  'sobre[ ](?:el|la|os?|as?)[ ]autora?',
  // fr
  "remerciements?|d[ée]dicace|annexes?|appendice|glossaire|bibliographie|[ée]pigraphe|[àa][ ]propos[ ]de[ ]l[’'`]aut(?:eur|rice|eure)",
  // id
  'ucapan[ ]terima[ ]kasih|persembahan|lampiran|glosarium|daftar[ ]pustaka|daftar[ ]tokoh|tentang[ ]penulis',
  // ru
  'благодарност[ьи]|посвящение|приложени[ея]|глоссарий|эпиграф|об[ ]авторе|спин-?офф|действующие[ ]лица|список[ ]персонажей',
  // ko
  '감사의[ ]?[말글]|헌사|부록|용어집|용어[ ]?해설|작가[ ]?소개|스핀[ ]?오프|등장인물',
  // th
  'ภาคผนวก|กิตติกรรมประกาศ|คำขอบคุณ|คำอุทิศ|อภิธานศัพท์|บรรณานุกรม|เกี่ยวกับผู้เขียน|ประวัติผู้เขียน|ภาคแยก|สปินออฟ',
].join('|');

/** What a story counts within its chapters, by the word whose languages write the number (as `partWords`). */
export const sceneWords = {
  chapter: 'scene|day|night|week',
  capítulo: 'escena|cena|d[íi]a|noche|noite|semana',
  chapitre: 'sc[èe]ne|jour|nuit|semaine',
  bab: '(?:adegan|hari|malam|minggu)(?:\\s+ke-?)?',
  глава: 'сцена|день|ночь|неделя',
  บทที่: 'ฉากที่|ฉาก|วันที่|คืนที่|สัปดาห์ที่',
  제: '장면|씬',
} as const;

/** The whole words before a chapter's number: behind a short one, such as 'ep', anything may stand. */
export const wholeWords = 'chapter|episode|cap[íi]tulo|epis[óo]dio|chapitre|[ée]pisode|bab|глава|эпизод|챕터|에피소드';
export const zeroWords = 'zero|cero|z[ée]ro|nol|нол[ья]|нуль|нулев(?:ая|ой)|ศูนย์|제로';
