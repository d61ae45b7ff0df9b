import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Добро пожаловать в Quillhouse',
    text: [
      `Здравствуйте, ${pen}! Мы рады, что вы с нами.`,
      'В руководстве рассказано, как подготовить первую историю, чего ждут читатели и когда можно подать заявку на договор.',
    ],
  }),
  late_release: ({ title, numbers, many, due, live, span }) => ({
    subject: `${many ? 'Главы' : 'Глава'} ${numbers} («${title}») ${many ? 'вышли' : 'вышла'} с опозданием`,
    text: [
      `План: ${due}. Опубликовано: ${live}. Опоздание: ${span}. Читатели уже видят ${many ? 'эти главы' : 'эту главу'}, делать ничего не нужно.`,
    ],
  }),
};
