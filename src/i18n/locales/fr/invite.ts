import type { Messages } from '../../types.ts';

export default {
  title: 'Inviter des auteurs',
  sent_list: 'Invitations envoyées',
  search: 'Rechercher par titre',
  empty: 'Aucune œuvre à inviter',
  empty_text: 'Les œuvres sans contrat, dans vos langues et sans autre éditeur, apparaissent ici.',
  accepted: 'Acceptée : vous êtes l’éditeur de cette œuvre.',
  never: 'Ne souhaite plus être sollicité',
  again: 'Peut être sollicité à partir du %{time}',
  waits: 'Invité. L’auteur n’a pas encore répondu.',
  open: 'Inviter',
  dialog: 'Inviter l’auteur de « %{title} »',
  note: 'Quelques mots à l’auteur',
  note_hint: 'L’auteur les lit avec l’invitation.',
  send: 'Envoyer l’invitation',
  sent: 'Invitation envoyée.',
} satisfies Messages['invite'];
