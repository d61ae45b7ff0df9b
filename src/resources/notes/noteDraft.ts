import { currentUser } from '../../lib/session/session.ts';

const getKey = (of: string, id: number) => `note ${currentUser()?.id} ${of} ${id}`;

/** A note that was begun at a record: this browser keeps it for its writer until it is added. */
export const readDraft = (of: string, id: number): string => localStorage.getItem(getKey(of, id)) ?? '';

export function keepDraft(of: string, id: number, text: string): void {
  if (text === '') localStorage.removeItem(getKey(of, id));
  else localStorage.setItem(getKey(of, id), text);
}
