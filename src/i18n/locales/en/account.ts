/** Signing in and what is said about accounts. */
export default {
  sign_in: 'Sign in',
  signing_in: 'Signing in …',
  welcome: 'A house for stories that go on',
  welcome_text: 'Write in your language, publish chapter by chapter, and be read in eight.',
  account: 'User name or email',
  password: 'Password',
  show_password: 'Show the password',
  hide_password: 'Hide the password',
};
