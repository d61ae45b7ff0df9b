export default {
  status: {
    draft: 'Borrador',
    pending_review: 'Revisión pendiente',
    pending_publish: 'Publicación pendiente',
    published: 'Publicado',
    rejected: 'Rechazado',
  },
  errors: {
    in_review: 'Este capítulo está en revisión o a la espera de publicarse. Retíralo antes de modificarlo.',
    changed: 'Este capítulo se guardó en otro lugar después de que lo abrieras.',
    unsigned:
      'Solo se pueden enviar o publicar capítulos de una obra con contrato. Tus borradores cuentan para la solicitud.',
    not_deletable: 'Solo se pueden eliminar borradores y capítulos rechazados que ningún lector haya visto.',
    own_work: 'Nadie decide sobre su propia obra.',
    decided: 'Este capítulo se modificó o ya se decidió entretanto. Ábrelo de nuevo.',
    empty: 'Este capítulo todavía no tiene texto.',
    contract_words:
      'Tu solicitud de contrato exige más de %{more_than} palabras y a la historia solo le quedarían %{left}. Retira antes la solicitud o conserva este texto.',
    numbered:
      '%{count} capítulo lleva su número en el título o al principio del texto. Quítalo antes. |||| %{count} capítulos llevan su número en el título o al principio del texto. Quítalo antes.',
    flagged:
      '%{count} capítulo tiene contenido restringido o datos de contacto. Confirma que quieres enviarlo. |||| %{count} capítulos tienen contenido restringido o datos de contacto. Confirma que quieres enviarlos.',
  },
};
