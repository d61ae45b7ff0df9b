import type { Messages } from '../../types.ts';

export default {
  open: 'Preguntas',
  title: 'Preguntas sobre la liquidación de %{month}',
  intro: 'Pregunta por cualquier línea. Finanzas responde aquí y recibes la respuesta como mensaje.',
  ask: 'Preguntar',
  ask_on: 'Seguir preguntando',
  placeholder: '¿Qué quieres saber?',
  send: 'Enviar',
  close: 'Resuelta',
  closed: 'Ya no hace falta responder.',
  you: 'Tú',
  finance: 'Finanzas',
  none: 'No hay líneas.',
  unread: '%{count} respuesta nueva |||| %{count} respuestas nuevas',
  status: {
    open: 'Espera a finanzas',
    answered: 'Respondida',
    closed: 'Resuelta',
  },
} satisfies Messages['questions'];
