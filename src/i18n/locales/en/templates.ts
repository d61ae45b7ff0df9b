/** Versions of a contract template. */
export default {
  title: 'Differences between versions',
  compare: 'Compare with',
  version: 'Version %{number}',
  only: 'There is no other version yet.',
  same: 'The text is the same in versions %{from} and %{to}.',
  between: 'From version %{from} to %{to}: what was removed is struck through, what was added is underlined.',
  text: 'Text with its changes',
};
