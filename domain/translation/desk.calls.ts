import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes, storyLanguages } from '#domain/languages.ts';
import { chapterFields } from './chapterFields.ts';
import { remark, segment } from './segmentRule.ts';
import { translationTask } from './translationTask.entity.ts';

const { title, number } = sourceChapter.fields;
const count = t.integer().min(0).required();
const revision = t.integer().min(1).required();
/** Segments of a chapter at most. */
const maxSegments = 5000;

/**
 * A translated chapter beside its source, for who translates it, reviews it or looks on. Of a task that is open, its
 * end date; `may_translate`: the caller may change the text now, and `machine_draft`: ask for machine drafts of it.
 * `remarks` are those it was sent back with.
 */
export const getTranslation = call('GET /api/office/translated-chapters/{id}', {
  roles: ['content_manager', 'translator', 'translation_auditor', 'original_author'],
  answer: t.object({
    ...chapterFields,
    book: t.object({ id: t.id().required(), title: t.string().required() }).required(),
    source_language: t.string().oneOf(interfaceLanguageCodes).required(),
    language: t.string().oneOf(storyLanguages).required(),
    revision,
    translated_title: ruleOf(title),
    paragraphs: t
      .array(t.object({ id: t.integer().required(), text: t.rawString().defined(), words: count }))
      .required(),
    text: t.array(segment).required(),
    task: t
      .object({
        id: t.id().required(),
        status: ruleOf(translationTask.fields.status),
        ends_on: ruleOf(translationTask.fields.ends_on),
      })
      .nullable()
      .default(undefined)
      .defined(),
    may_translate: t.boolean().required(),
    machine_draft: t.boolean().required(),
    previous_id: t.id().nullable().defined(),
    next_id: t.id().nullable().defined(),
    reason: t.string().nullable().defined(),
    remarks: t.array(remark).required(),
  }),
});

/**
 * Saves a translated chapter over `revision`, the state that it was changed from. 409 `chapters.shared.errors.changed`
 * where it is another by now, `translation.office.errors.not_aligned` where the segments are not those of the source, and
 * `translation.office.errors.past_end` after the end date of the task (domain.md section 8): nothing is changed then.
 * `keeps_other`: this text goes over what another window has written, which is kept as a version.
 */
export const saveTranslation = call('POST /api/office/translated-chapters/{id}', {
  roles: ['translator'],
  idempotent: true,
  body: t.object({
    revision,
    title: ruleOf(title),
    text: t.array(segment).max(maxSegments).required(),
    keeps_other: t.boolean(),
  }),
  answer: t.object({ revision, number: ruleOf(number), done_words: count, done_segments: count }),
});
