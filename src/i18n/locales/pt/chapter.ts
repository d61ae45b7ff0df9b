export default {
  status: {
    draft: 'Rascunho',
    pending_review: 'Aguardando análise',
    pending_publish: 'Aguardando publicação',
    published: 'Publicado',
    rejected: 'Recusado',
  },
  errors: {
    in_review: 'Este capítulo está em revisão ou aguarda publicação. Retire-o antes de alterá-lo.',
    changed: 'Este capítulo foi salvo em outro lugar depois que você o abriu.',
    unsigned:
      'Só capítulos de uma obra com contrato podem ser enviados ou publicados. Seus rascunhos contam para a candidatura.',
    not_deletable: 'Só é possível excluir rascunhos e capítulos rejeitados que nenhum leitor viu.',
    own_work: 'Ninguém decide sobre a própria obra.',
    decided: 'Este capítulo foi alterado ou já recebeu uma decisão. Abra-o de novo.',
    empty: 'Este capítulo ainda não tem texto.',
  },
};
