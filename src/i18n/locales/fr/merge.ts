import type { Messages } from '../../types.ts';

export default {
  title: 'Quel compte voulez-vous garder ?',
  text: 'Tous ces comptes sont à vous : leurs e-mails arrivent dans la même boîte. Vous pouvez les fusionner en un seul. Les autres sont alors fermés définitivement.',
  pick: 'Compte principal',
  current: 'Connecté actuellement',
  pen_name: 'Nom de plume : %{pen_name}',
  no_pen_name: 'Pas de nom de plume',
  works: '%{count} histoire |||| %{count} histoires',
  since: 'Depuis le %{date}',
  outcome: 'Ce qui va se passer',
  moves:
    '%{count} histoire passe à %{main}, avec ses chapitres, ses commentaires et ses revenus. |||| %{count} histoires passent à %{main}, avec leurs chapitres, leurs commentaires et leurs revenus.',
  moves_rest: 'Contrats, relevés, versements, messages et connexions associées suivent aussi.',
  named: '%{main} reprend le nom de plume %{pen_name}.',
  closed:
    '%{names} est fermé définitivement. Plus personne ne peut s’y connecter, et rien ne le fera revenir. |||| %{names} sont fermés définitivement. Plus personne ne peut s’y connecter, et rien ne les fera revenir.',
  renamed: 'Le nom de plume %{from} disparaît : ces histoires paraissent sous %{to}.',
  personal:
    'Le mot de passe et les données personnelles sont ceux de %{main}. Il ne reprend les dernières données enregistrées que s’il n’en a aucune ; les autres sont perdues.',
  sessions: 'Toute session ouverte sur un compte fermé prend fin.',
  you_leave:
    'Votre session prend fin elle aussi, car votre compte actuel est fermé. Vous vous connectez ensuite à %{main}.',
  type: 'Saisissez %{name} pour confirmer',
  mistyped: 'Ce n’est pas le nom d’utilisateur du compte principal.',
  password: 'Mot de passe de %{name}',
  password_hint: 'Juste après une nouvelle connexion, aucun mot de passe n’est demandé.',
  merge: 'Fusionner et fermer %{smart_count} compte |||| Fusionner et fermer %{smart_count} comptes',
  merging: 'Fusion…',
  none: 'Vous avez un seul compte',
  none_text: 'Nous ne connaissons aucun autre compte à vous : il n’y a rien à fusionner.',
  done: 'Vos comptes ne font plus qu’un',
  done_text: 'Tout se trouve désormais dans %{main}.',
  to_stories: 'Vers mes histoires',
  offer:
    '%{smart_count} autre compte est aussi à vous. Vous pouvez n’en faire qu’un. |||| %{smart_count} autres comptes sont aussi à vous. Vous pouvez n’en faire qu’un.',
  offer_go: 'Fusionner les comptes',
} satisfies Messages['merge'];
