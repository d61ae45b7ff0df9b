import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { translatedChapterStates } from './translatedChapter.ts';

const { number, title } = sourceChapter.fields;
const count = t.integer().min(0).required();

/** What a chapter of an edition is like; `stale` segments were made from what the source no longer says. */
export const chapterFields = {
  id: t.id().required(),
  number: ruleOf(number),
  title: ruleOf(title),
  state: t.string().oneOf(translatedChapterStates).required(),
  words: count,
  done_words: count,
  segments: count,
  done_segments: count,
  stale: count,
};
