import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { chapter } from './chapter.entity.ts';

const { title, word_count, created_at } = chapter.fields;

/** Chapters that were deleted from a story in the last 30 days, newest first. */
export const listDeletedChapters = call('GET /api/fictions/{id}/chapters/deleted', {
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          number: t.integer().required(),
          title: ruleOf(title),
          word_count: ruleOf(word_count),
          deleted_at: ruleOf(created_at),
        }),
      )
      .required(),
  }),
});

/**
 * Takes deleted chapters back as they stood, under their ids, each at the number that it had; the story's later chapters
 * move on. A release whose time has passed is planned no more.
 */
export const restoreChapters = call('POST /api/fictions/{fiction_id}/chapters/restore', {
  roles: authors,
  body: t.object({ ids: t.array(t.id().required()).min(1).max(500).required() }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});
