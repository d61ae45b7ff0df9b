import { chapter } from '#domain/chapters/chapter.entity.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';

/** The chapters that are meant, by their numbers. */
export const readsQuery = t.object({
  from: t.query.integer().min(1).default(1),
  to: t.query.integer().min(1),
});

const reads = t.number().min(0);

/**
 * How often the published chapters with the numbers `from` to `to` were read. More than a hundred of them come in
 * groups of equal length, with the mean of their reads: `first` and `last` are the numbers of a group's ends, and the
 * same where it is one chapter. `opening` are the reads of the story's first published chapter, `before` those of the
 * last one before `from`; null where there is none. `total` counts the published chapters of the whole story.
 */
export const readsAnswer = t.object({
  items: t
    .array(
      t.object({
        first: t.integer().required(),
        last: t.integer().required(),
        title: ruleOf(chapter.fields.title),
        reads: reads.required(),
      }),
    )
    .required(),
  opening: reads.nullable().defined(),
  before: reads.nullable().defined(),
  total: t.integer().required(),
});

/** The part of readers that was lost on the way to a chapter, 0.08 for 8 %; negative where more came. */
export const calculateDropOff = (reads: number, before: number | null): number | undefined =>
  before === null || before === 0 ? undefined : 1 - reads / before;
