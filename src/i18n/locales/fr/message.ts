import type { Messages } from '../../types.ts';

export default {
  tabs: 'Type de message',
  tab: {
    all: 'Tous',
    system: 'Système',
    sign: 'Contrat',
    story: 'Histoire',
  },
  new: 'Nouveau',
  arrived: 'Nouveaux messages',
  read_all: 'Tout marquer comme lu',
  clear: 'Vider',
  remove: 'Retirer',
  cleared: '%{count} message retiré. |||| %{count} messages retirés.',
  restored: 'Les messages sont de retour.',
  open: {
    story: 'Ouvrir l’histoire',
    chapter: 'Ouvrir le chapitre',
    contract: 'Aller au contrat',
    profile: 'Ouvrir le profil',
    handbook: 'Lire le guide',
  },
  empty: 'Aucun message',
  empty_text: 'Les nouvelles de votre compte, de vos contrats et de vos histoires apparaîtront ici.',
} satisfies Messages['message'];
