import type { StoryLanguage } from '#domain/languages.ts';

/** What authors answer to readers. */
export const answers: Record<StoryLanguage, readonly string[]> = {
  en: [
    'Thank you so much for reading! This made my morning.',
    'I promise it will all make sense in two chapters. Probably.',
    'You noticed! I was hoping somebody would.',
    'Thank you, the typo is gone now.',
  ],
  es: [
    '¡Muchísimas gracias por leer! Me has alegrado el día.',
    'Te prometo que en dos capítulos todo encaja. Más o menos.',
    '¡Te diste cuenta! Tenía la esperanza de que alguien lo hiciera.',
    'Gracias por avisar, ya está corregido.',
  ],
  ko: [
    '읽어 주셔서 정말 감사합니다. 덕분에 힘이 나요!',
    '두 화만 더 기다려 주세요. 이유가 나온답니다.',
    '눈치채셨네요! 누군가 알아봐 주시길 바랐어요.',
    '알려 주셔서 감사합니다. 오타를 고쳤어요.',
  ],
  id: [
    'Terima kasih banyak sudah membaca! Hari saya jadi cerah.',
    'Dua bab lagi semuanya jelas, janji. Mungkin.',
    'Ternyata ada yang sadar! Saya memang berharap begitu.',
    'Terima kasih, salah ketiknya sudah diperbaiki.',
  ],
  pt: [
    'Agradeço de coração a leitura! Você alegrou o meu dia.',
    'Prometo que em dois capítulos tudo se encaixa. Quase tudo.',
    'Você percebeu! Eu torcia para que alguém notasse.',
    'Valeu pelo aviso, o erro já foi corrigido.',
  ],
  th: [
    'ขอบคุณที่อ่าน เห็นแล้วมีกำลังใจเขียนต่อเลย',
    'อีกสองตอนจะรู้คำตอบ รออีกนิดเดียว',
    'สังเกตเห็นด้วย! แอบหวังว่าจะมีคนเห็นอยู่พอดี',
    'ขอบคุณที่บอก แก้คำผิดแล้ว',
  ],
  fr: [
    'Merci beaucoup de me lire ! Vous éclairez ma journée.',
    'Promis, tout s’explique dans deux chapitres. Enfin, presque.',
    'Vous avez remarqué ! J’espérais que quelqu’un le verrait.',
    'Merci, la coquille est corrigée.',
  ],
  ru: [
    'Спасибо огромное, что читаете! Такие слова греют.',
    'Обещаю, через две главы всё станет ясно. Почти всё.',
    'Вы заметили! Для этого всё и писалось.',
    'Спасибо, опечатка исправлена.',
  ],
};
