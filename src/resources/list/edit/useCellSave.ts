import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { createElement, useEffect, useRef } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { getChangedMeanwhile } from '../../../dataProvider/changedMeanwhile.ts';
import { dataProvider, resourceOf } from '../../../dataProvider/index.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { patchLists, renewAround } from './patchLists.ts';
import { SavedToast } from './SavedToast.tsx';

export type Row = { id: number; [name: string]: unknown };

/** What became of a value: it was saved, is another's by `now`, or was refused. */
export type Outcome = 'saved' | { now: Row } | { error: ApiError };

/** How long an undo is offered, in ms. */
const undoFor = 8000;

/**
 * Writes a cell of a record as it was `seen`. The list shows the value at once, and what was there before where it is
 * refused. Answers undefined where nobody is there any more to show that; then it is told.
 */
export function useCellSave(entity: Entity<any>, source: string, seen: Row) {
  const client = useQueryClient();
  const notify = useNotify();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  return async (value: unknown, titles: object, updated_at: unknown): Promise<Outcome | undefined> => {
    const patch = (part: object) => patchLists(client, entity, seen.id, part);
    patch({ [source]: value, titles: { ...(seen.titles as object), ...titles } });
    try {
      const { data } = await dataProvider.update<Row>(resourceOf(entity), {
        id: seen.id,
        data: { [source]: value, updated_at },
        previousData: seen,
      });
      patch(data);
      renewAround(client, entity);
      // Not where something else became of it, such as a proposal.
      const isSet = JSON.stringify(data[source]) !== JSON.stringify(seen[source]);
      const toast = createElement(SavedToast, { entity, id: seen.id, source, at: isSet ? data.updated_at : undefined });
      notify(toast, { type: 'success', autoHideDuration: undoFor });
      return 'saved';
    } catch (error) {
      const now = getChangedMeanwhile(error);
      patch(now ?? { [source]: seen[source], titles: seen.titles });
      if (!(error instanceof ApiError)) throw error;
      if (here.current) return now ? { now: now as Row } : { error };
      notify(error.problem.message, { type: 'error', messageArgs: error.problem.args });
      return undefined;
    }
  };
}
