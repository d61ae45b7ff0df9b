import { maxContent } from '#domain/chapters/chapterLimits.ts';
import * as t from '#domain/kit/types.ts';

/** A segment as calls take and answer it. */
export const segment = t.object({
  sources: t.array(t.integer().min(1).required()).defined(),
  words: t.integer().min(0).required(),
  target: t.rawString().defined().max(maxContent),
  done: t.boolean().required(),
  basis: t.rawString(),
  answered: t.array(t.string().required().max(250)).max(50),
});

/** What a reviewer says of a segment, which is known by its source paragraphs. */
export const remark = t.object({
  sources: t.array(t.integer().min(1).required()).defined(),
  text: t.string().required().max(2000),
});
