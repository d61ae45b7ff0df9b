import type { Messages } from '../../types.ts';

export default {
  open: 'Perguntas',
  title: 'Perguntas sobre o extrato de %{month}',
  intro: 'Pergunte sobre qualquer linha. O financeiro responde aqui e você recebe a resposta como mensagem.',
  ask: 'Perguntar',
  ask_on: 'Perguntar mais',
  placeholder: 'O que você gostaria de saber?',
  send: 'Enviar',
  close: 'Resolvida',
  closed: 'Ninguém precisa responder mais.',
  you: 'Você',
  finance: 'Financeiro',
  none: 'Não há linhas.',
  unread: '%{count} resposta nova |||| %{count} respostas novas',
  status: {
    open: 'Espera o financeiro',
    answered: 'Respondida',
    closed: 'Resolvida',
  },
} satisfies Messages['questions'];
