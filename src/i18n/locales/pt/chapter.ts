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
    contract_words:
      'Seu pedido de contrato exige mais de %{more_than} palavras, e a história ficaria com apenas %{left}. Retire antes o pedido ou mantenha este texto.',
    numbered:
      '%{count} capítulo tem o número no título ou no início do texto. Retire-o antes. |||| %{count} capítulos têm o número no título ou no início do texto. Retire-o antes.',
    flagged:
      '%{count} capítulo tem conteúdo restrito ou dados de contato. Confirme que quer enviar. |||| %{count} capítulos têm conteúdo restrito ou dados de contato. Confirme que quer enviar.',
  },
};
