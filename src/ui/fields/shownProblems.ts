import { useId, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { createListeners } from '../../lib/listeners.ts';

/** What a field of the page says of itself. */
export interface ShownProblem {
  id: string;
  /** Where it stands. */
  place: HTMLElement;
  name: string;
  label: string;
  problem: Message;
  /** The same for those that came at once, as when a form is sent. */
  batch: number;
}

let all: readonly ShownProblem[] = [];
let batch = 0;
const { subscribe, notify } = createListeners();

function put(next: readonly ShownProblem[]): void {
  all = next;
  notify();
}
export const useShownProblems = (): readonly ShownProblem[] => useSyncExternalStore(subscribe, () => all);

/** The form that something stands in; one that is not sent by Enter has the role alone. */
export const findForm = (place: Element) => place.closest<HTMLElement>('form, [role=form]');
const getForm = ({ place }: ShownProblem) => findForm(place);

/**
 * Tells the form what its field says. Answers whether the field says it aloud: of several that come at once the form's
 * summary speaks for all.
 */
export function useShowProblem(
  place: RefObject<HTMLElement | null>,
  { name, label, error }: { name: string; label: string; error: Message | undefined },
): boolean {
  const id = useId();
  // Checked anew, a problem is another object that says the same.
  const problemJson = error && JSON.stringify({ message: error.message, args: error.args });
  useLayoutEffect(() => {
    if (!problemJson) return undefined;
    const problem = JSON.parse(problemJson) as Message;
    const entry = { id, place: place.current!, name, label, problem, batch };
    queueMicrotask(() => (batch += 1));
    put([...all, entry]);
    return () => put(all.filter((other) => other !== entry));
  }, [id, place, name, label, problemJson]);
  const problems = useShownProblems();
  const own = problems.find((one) => one.id === id);
  // Outside of a form there is no summary.
  if (!own || !getForm(own)) return true;
  return !problems.some((other) => other !== own && other.batch === own.batch && getForm(other) === getForm(own));
}
