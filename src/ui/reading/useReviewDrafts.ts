import { useState } from 'react';

interface Written {
  notes: ReadonlyMap<number, string>;
  reason: string;
  /** The paragraph whose note is being written. */
  editing: number | undefined;
  rejecting: boolean;
}
const nothing: Written = { notes: new Map(), reason: '', editing: undefined, rejecting: false };

/** What a reviewer wrote about texts and did not send, by the text, so that looking at another one loses nothing. */
export function useReviewDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Written>>(new Map());
  const change = (id: number, more: Partial<Written>) =>
    setDrafts((before) => new Map(before).set(id, { ...(before.get(id) ?? nothing), ...more }));
  return {
    unsaved: [...drafts.values()].some(
      ({ notes, reason, editing }) => notes.size > 0 || reason || editing !== undefined,
    ),
    drop: (id: number) => setDrafts((before) => new Map([...before].filter(([other]) => other !== id))),
    of(id: number) {
      const written = drafts.get(id) ?? nothing;
      return {
        ...written,
        edit: (editing: number | undefined) => change(id, { editing }),
        keep: (paragraph: number, text: string) => {
          const notes = new Map(written.notes);
          if (text) notes.set(paragraph, text);
          else notes.delete(paragraph);
          change(id, { notes, editing: undefined });
        },
        reject: (rejecting: boolean) => change(id, { rejecting }),
        write: (reason: string) => change(id, { reason }),
      };
    },
  };
}
export type ReviewDraft = ReturnType<ReturnType<typeof useReviewDrafts>['of']>;
