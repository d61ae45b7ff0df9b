import { maxContent } from '#domain/chapters/chapterLimits.ts';
import * as t from '#domain/kit/types.ts';

const sources = t.array(t.integer().min(1).required()).defined();
const answered = t.array(t.string().required().max(250)).max(50);

/** A segment as calls take and answer it. */
export const segment = t.object({
  sources,
  words: t.integer().min(0).required(),
  target: t.rawString().defined().max(maxContent),
  done: t.boolean().required(),
  basis: t.rawString(),
  answered,
  /** A save does not change it: it stays where the target does (`keepFormer`). */
  former: t
    .object({ sources, text: t.rawString().defined(), done: t.boolean().required(), answered })
    .default(undefined)
    .optional(),
});

/** What a reviewer says of a segment, which is known by its source paragraphs. */
export const remark = t.object({
  sources,
  text: t.string().required().max(2000),
});
