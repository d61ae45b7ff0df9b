/** Single keys of a reviewer, the same wherever a queue of texts is worked off. */
export const decisionKeys = {
  approve: 'A',
  reject: 'R',
  note: 'N',
  next: 'J',
  previous: 'K',
  changes: 'D',
  up: '↑',
  down: '↓',
} as const;
export type DecisionKey = keyof typeof decisionKeys;

/** The action of each key, as in `KeyboardEvent.key`. */
export const decisionKeyActions: Partial<Record<string, DecisionKey>> = {
  a: 'approve',
  r: 'reject',
  n: 'note',
  j: 'next',
  k: 'previous',
  d: 'changes',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrows go from paragraph to paragraph only where the text has the focus. */
export const isForText = (action: string, target: Element): boolean =>
  (action !== 'up' && action !== 'down') || target.closest('[data-review-text]') !== null;
