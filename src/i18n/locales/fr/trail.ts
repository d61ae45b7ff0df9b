import type { Messages } from '../../types.ts';

export default {
  title: 'Historique des modifications',
  empty: 'Rien n’a encore été noté.',
  platform: 'La plateforme',
  reason: 'Motif',
  none: 'aucun',
  action: {
    create: 'Création',
    update: 'Modification',
    release: 'Parution',
    set_share: 'Part de l’auteur fixée',
    apply: 'Demande',
    take: 'Début de l’examen',
    approve: 'Acceptation',
    sign: 'Signature',
    confirm: 'Confirmation',
    reject: 'Refus',
    cancel: 'Annulation',
    expire: 'Expiration',
  },
} satisfies Messages['trail'];
