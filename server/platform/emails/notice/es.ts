import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Te damos la bienvenida a Quillhouse',
    text: [
      `Hola, ${pen}: nos alegra tenerte aquí.`,
      'La guía explica cómo preparar una primera historia, qué buscan los lectores y cuándo puedes solicitar un contrato.',
    ],
  }),
  late_release: ({ title, numbers, many, due, live, span }) => ({
    subject: `${many ? 'Los capítulos' : 'El capítulo'} ${numbers} de «${title}» ${many ? 'salieron' : 'salió'} con retraso`,
    text: [
      `Previsto para el ${due}, publicado el ${live}: ${span} de retraso. Los lectores ya ${many ? 'los' : 'lo'} pueden ver y no tienes que hacer nada.`,
    ],
  }),
};
