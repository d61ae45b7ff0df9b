import type { Messages } from '../../types.ts';

export default {
  title: 'Preguntas sobre liquidaciones',
  empty: 'Nadie espera respuesta',
  empty_text: 'Aquí aparece lo que preguntan los autores sobre sus liquidaciones, primero lo más antiguo.',
  answer: 'Respuesta',
  send: 'Enviar la respuesta',
  answered: 'La respuesta va de camino al autor.',
  by_author: 'Autor',
  by_finance: 'Finanzas',
  states: 'Estado',
  status: {
    open: 'Abiertas',
    answered: 'Respondidas',
    closed: 'Resueltas',
  },
  errors: {
    closed: 'El autor ha dado la pregunta por resuelta.',
  },
} satisfies Messages['question'];
