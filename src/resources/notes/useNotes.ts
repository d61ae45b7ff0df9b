import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '#domain/kit/entity.ts';
import { noteLimits } from '#domain/notes/note.ts';
import { listNotes } from '#domain/notes/notes.calls.ts';
import { send } from '../../lib/api/client.ts';
import { noteKeys } from '../queryKeys.ts';

/** A page of the notes at a record, newest first. */
export const useNotes = ({ name: resource }: Entity<any>, id: number | undefined, page: number) =>
  useQuery({
    queryKey: noteKeys.page(resource, id, page),
    queryFn: () => send(listNotes, { query: { resource, record_id: id!, page, per_page: noteLimits.perPage } }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
