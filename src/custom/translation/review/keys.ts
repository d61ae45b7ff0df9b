import { useSingleKeys } from '../../../lib/singleKeys.ts';
import { decisionKeyActions, decisionKeys, isForText } from '../../../ui/reading/decisionKeys.ts';

/** What single keys do, in the order in which it is explained. */
export const keyNames = {
  ...decisionKeys,
  correct: 'E',
  title: 'T',
  sides: 'S',
  template: 'Alt 1–9',
  send: 'Ctrl ⏎',
  help: '?',
} as const;
export type KeyAction = keyof typeof keyNames;

const keys: Partial<Record<string, KeyAction>> = {
  ...decisionKeyActions,
  e: 'correct',
  t: 'title',
  s: 'sides',
  '?': 'help',
};

/** Calls an action when its key is pressed outside of any field; arrows only where the text has the focus. */
export const useReviewKeys = (on: boolean, actions: Partial<Record<KeyAction, () => void>>): void =>
  useSingleKeys(on, keys, actions, isForText);
