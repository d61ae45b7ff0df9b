import type { Messages } from '../../types.ts';

export default {
  title: 'Perguntas sobre extratos',
  empty: 'Ninguém espera resposta',
  empty_text: 'O que os autores perguntam sobre linhas dos extratos aparece aqui, o mais antigo primeiro.',
  answer: 'Resposta',
  send: 'Enviar a resposta',
  answered: 'A resposta está a caminho do autor.',
  by_author: 'Autor',
  by_finance: 'Financeiro',
  states: 'Situação',
  status: {
    open: 'Abertas',
    answered: 'Respondidas',
    closed: 'Resolvidas',
  },
  errors: {
    closed: 'O autor deu a pergunta por resolvida.',
  },
} satisfies Messages['question'];
