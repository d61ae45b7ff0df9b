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
  },
};
