import type { Messages } from '../../types.ts';

export default {
  writers: 'Pour les auteurs',
  account: 'Compte',
  personal_info: 'Informations personnelles',
  change_password: 'Changer le mot de passe',
  reader_app: 'Appli de lecture',
  reader_app_text: 'Scannez le code avec votre téléphone pour obtenir l’appli de lecture.',
  reader_app_code: 'Code QR de l’adresse de l’appli de lecture',
  faq: 'Questions',
  new_window: 's’ouvre dans une nouvelle fenêtre',
  my_editor: 'Mon éditeur',
  no_editor: 'Aucune de vos histoires n’a encore d’éditeur.',
  events: 'Événements',
  unread: '%{smart_count} non lus',
  about: 'À propos de la maison',
  partners: 'Nos partenaires de distribution',
  hide_partners: 'Masquer les partenaires',
  switch: {
    title: 'Changer de compte ?',
    text: 'Vous êtes connecté en tant que %{current}. Le lien que vous avez ouvert connecte %{other}.',
    go: 'Passer à %{other}',
    stay: 'Rester %{current}',
  },
} satisfies Messages['shell'];
