import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Boas-vindas ao Quillhouse',
    text: [
      `Olá, ${pen}! É um prazer ter você aqui.`,
      'O guia explica como preparar uma primeira história, o que os leitores procuram e quando você pode pedir um contrato.',
    ],
  }),
  late_release: ({ title, numbers, many, due, live, span }) => ({
    subject: `${many ? 'Os capítulos' : 'O capítulo'} ${numbers} de “${title}” ${many ? 'saíram' : 'saiu'} com atraso`,
    text: [
      `Previsto para ${due}, publicado em ${live}: ${span} de atraso. Os leitores já podem ver e você não precisa fazer nada.`,
    ],
  }),
};
