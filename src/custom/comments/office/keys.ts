import { queueKeyNames } from '../../../resources/queue/queueKeys.ts';

/** What single keys do, in the order in which it is explained. */
export const keyNames = {
  next: 'J',
  previous: 'K',
  select: 'X',
  remove: 'R',
  keep: 'L',
  block: 'B',
  ...queueKeyNames,
  undo: 'U',
  help: '?',
} as const;
export type KeyAction = keyof typeof keyNames;

export const actionsByKey = Object.fromEntries(
  (Object.keys(keyNames) as KeyAction[]).map((action) => [keyNames[action].toLowerCase(), action]),
) as Partial<Record<string, KeyAction>>;
