import { useSingleKeys } from '../../../lib/singleKeys.ts';
import { queueKeyNames } from '../../../resources/queue/queueKeys.ts';
import { decisionKeyActions, decisionKeys, isForText } from '../../../ui/reading/decisionKeys.ts';

/** What single keys do, in the order in which it is explained. */
export const keyNames = { ...decisionKeys, ...queueKeyNames, template: 'Alt 1–9', send: 'Ctrl ⏎', help: '?' } as const;
export type KeyAction = keyof typeof keyNames;

const keys: Partial<Record<string, KeyAction>> = { ...decisionKeyActions, '?': 'help' };

/** Calls an action when its key is pressed outside of any field; `up` and `down` only where the text has the focus. */
export const useReviewKeys = (on: boolean, actions: Partial<Record<KeyAction, () => void>>): void =>
  useSingleKeys(on, keys, actions, isForText);
