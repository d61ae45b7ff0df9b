/** Accounts that are kept out. */
export default {
  block: 'Block',
  unblock: 'Unblock',
  ask_block: 'Block %{count} account? |||| Block %{count} accounts?',
  ask_unblock: 'Unblock %{count} account? |||| Unblock %{count} accounts?',
  hint: 'Whoever is blocked is signed out at once and cannot sign in any more. Works, money and messages stay.',
  unblock_hint: 'The account can sign in again.',
  why: 'Why? The history of the account keeps it.',
  blocked: '%{count} account blocked |||| %{count} accounts blocked',
  unblocked: '%{count} account unblocked |||| %{count} accounts unblocked',
};
