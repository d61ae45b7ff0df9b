/** What single keys do in a list, in the order in which it is explained. */
export const listKeyNames = {
  next: 'J ↓',
  previous: 'K ↑',
  open: 'O ↵',
  new_tab: 'T',
  mark: 'X',
  edit: 'E',
  filter: 'F',
  search: '/',
  help: '?',
} as const;
export type ListKeyAction = Exclude<keyof typeof listKeyNames, 'search'>;

export const listKeys: Partial<Record<string, ListKeyAction>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  o: 'open',
  t: 'new_tab',
  x: 'mark',
  e: 'edit',
  f: 'filter',
  '?': 'help',
};

/** The button of filters, which a key presses. */
export const filterButtonId = 'list-filters';
