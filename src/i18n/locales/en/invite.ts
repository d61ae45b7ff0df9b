/** Editors who ask for works. */
export default {
  title: 'Invite authors',
  sent_list: 'Sent invitations',
  search: 'Search by title',
  empty: 'No work to invite',
  empty_text: 'Works without a contract in your languages that no other editor has appear here.',
  accepted: 'Accepted: you are the editor of this work.',
  never: 'Does not want to be asked again',
  again: 'May be asked again from %{time}',
  waits: 'Invited. The author has not answered yet.',
  open: 'Invite',
  dialog: 'Invite the author of “%{title}”',
  note: 'A few words to the author',
  note_hint: 'The author reads them beside the invitation.',
  send: 'Send invitation',
  sent: 'Invitation sent.',
};
