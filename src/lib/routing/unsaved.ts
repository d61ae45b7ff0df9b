import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** Takes whether one leaves all the same. */
type Answer = (leave: boolean) => void;

let waiting: Answer | undefined;
const { subscribe, notify } = createListeners();

function wait(answer: Answer | undefined): void {
  waiting = answer;
  notify();
}

/** Asks whether what is typed and not saved may be lost, and calls `answer` once; what it returns takes the question back. */
export function askToLeave(answer: Answer): () => void {
  const question: Answer = (leave) => {
    withdraw();
    answer(leave);
  };
  function withdraw() {
    if (waiting === question) wait(undefined);
  }
  wait(question);
  return withdraw;
}

/** How the question is answered that waits, if one does. */
export const useLeaveQuestion = (): Answer | undefined => useSyncExternalStore(subscribe, () => waiting);

const unsaved = new Set<object>();

/** Something is typed and not saved, which signing out and the like would lose; answers what ends this. */
export function noteUnsaved(): () => void {
  const owner = {};
  unsaved.add(owner);
  return () => void unsaved.delete(owner);
}

/** Does what no router asks about and what is typed is lost by, as signing out: at once, or once whoever typed something has agreed. */
export function leave(go: () => void): void {
  if (unsaved.size === 0) go();
  else askToLeave((agreed) => agreed && go());
}
