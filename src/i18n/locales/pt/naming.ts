import type { Messages } from '../../types.ts';

export default {
  open: 'Alterar título ou gênero',
  title: 'Alterar o título ou o gênero desta obra',
  text: 'O contrato mantém o título com que foi assinado. O autor é avisado, com o seu motivo.',
  reason: 'Por quê? O autor vai ler.',
  save: 'Alterar',
  done: 'Alterado. O autor foi avisado.',
  errors: {
    title_banned: 'O título não pode conter “%{word}”',
    not_signed: 'A obra não tem contrato: o título e o gênero são do autor.',
  },
} satisfies Messages['naming'];
