import type { StoryLanguage } from '#domain/languages.ts';

export interface LateRelease {
  story: string;
  /** Numbers of the chapters, as a list. */
  numbers: string;
  many: boolean;
  /** When the first of them was due, when all went live, and how long that is apart. */
  due: string;
  live: string;
  span: string;
}
type Words = (release: LateRelease) => { title: string; content: string };

/** A late release in the language of its story. */
export const late: Record<StoryLanguage, Words> = {
  en: ({ story, numbers, many, due, live, span }) => ({
    title: `${many ? 'Chapters' : 'Chapter'} ${numbers} of “${story}” went live late`,
    content: `Planned for ${due}, live since ${live}: ${span} late. Readers can see ${many ? 'them' : 'it'} now, and there is nothing you need to do.`,
  }),
  es: ({ story, numbers, many, due, live, span }) => ({
    title: `${many ? 'Los capítulos' : 'El capítulo'} ${numbers} de «${story}» ${many ? 'salieron' : 'salió'} con retraso`,
    content: `Previsto para el ${due}, publicado el ${live}: ${span} de retraso. Los lectores ya ${many ? 'los' : 'lo'} pueden ver y no tienes que hacer nada.`,
  }),
  fr: ({ story, numbers, many, due, live, span }) => ({
    title: `${many ? 'Les chapitres' : 'Le chapitre'} ${numbers} de « ${story} » ${many ? 'ont' : 'a'} paru en retard`,
    content: `Date prévue : ${due}. En ligne depuis : ${live}, soit ${span} de retard. Les lecteurs y ont accès et vous n'avez rien à faire.`,
  }),
  id: ({ story, numbers, due, live, span }) => ({
    title: `Bab ${numbers} dari “${story}” terbit terlambat`,
    content: `Jadwal: ${due}. Terbit: ${live}, terlambat ${span}. Pembaca sudah bisa melihatnya dan kamu tidak perlu melakukan apa pun.`,
  }),
  ko: ({ story, numbers, due, live, span }) => ({
    title: `「${story}」 ${numbers}화가 늦게 공개되었습니다`,
    content: `예정 시각: ${due}. 공개 시각: ${live}. ${span} 늦어졌습니다. 지금은 독자가 볼 수 있으며 따로 하실 일은 없습니다.`,
  }),
  pt: ({ story, numbers, many, due, live, span }) => ({
    title: `${many ? 'Os capítulos' : 'O capítulo'} ${numbers} de “${story}” ${many ? 'saíram' : 'saiu'} com atraso`,
    content: `Previsto para ${due}, publicado em ${live}: ${span} de atraso. Os leitores já podem ver e você não precisa fazer nada.`,
  }),
  th: ({ story, numbers, due, live, span }) => ({
    title: `“${story}” ตอนที่ ${numbers} เผยแพร่ช้ากว่ากำหนด`,
    content: `กำหนดไว้ ${due} เผยแพร่จริง ${live} ช้าไป ${span} ตอนนี้ผู้อ่านเห็นแล้ว คุณไม่ต้องทำอะไรเพิ่ม`,
  }),
  ru: ({ story, numbers, many, due, live, span }) => ({
    title: `${many ? 'Главы' : 'Глава'} ${numbers} («${story}») ${many ? 'вышли' : 'вышла'} с опозданием`,
    content: `План: ${due}. Опубликовано: ${live}. Опоздание: ${span}. Читатели уже видят ${many ? 'эти главы' : 'эту главу'}, делать ничего не нужно.`,
  }),
};
