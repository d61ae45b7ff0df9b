/** Navbar, sidebar, partners, and the question of a second account. */
export default {
  writers: 'For writers',
  account: 'Account',
  personal_info: 'Personal info',
  change_password: 'Change password',
  reader_app: 'Reader app',
  reader_app_text: 'Scan the code with your phone to get the reader app.',
  reader_app_code: 'QR code of the address of the reader app',
  faq: 'FAQ',
  new_window: 'opens in a new window',
  events: 'Events',
  unread: '%{smart_count} unread',
  about: 'About the house',
  partners: 'Our Distribution Partners',
  hide_partners: 'Hide the partners',
  switch: {
    title: 'Switch accounts?',
    text: 'You are signed in as %{current}. The link that you opened signs in %{other}.',
    go: 'Switch to %{other}',
    stay: 'Stay %{current}',
  },
};
