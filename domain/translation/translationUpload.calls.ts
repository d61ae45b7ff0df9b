import { docxLimits, docxTooLarge } from '#domain/chapter-import/docxLimits.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { chapterFields } from './chapterFields.ts';
import { uploadProblems } from './translationUpload.ts';
import { warningRules } from './warningRules.ts';

const roles = ['translator'] as const;
const upload = { bytes: docxLimits.uploadBytes, tooLarge: docxTooLarge };
const count = t.integer().min(0).required();
const number = t.integer().min(1).required();

/**
 * The chapters of a task that are still to be translated as a Word file: each begins with its number, and each paragraph of
 * the source stands in a row beside its translation. 409 where none is left.
 */
export const exportTranslation = call('GET /api/office/translation-tasks/{id}/word', { roles, answer: 'file' });

/**
 * What a Word file would change in the chapters of a task, and what keeps it out. `seen` names the file, and the chapters as
 * they were looked at; `passed` are chapters of the file that are with the auditor, or approved: they stay. The checks find `warnings`
 * in what a chapter will say; they do not keep the file out.
 */
export const previewTranslation = call('POST /api/office/translation-tasks/{id}/word/preview', {
  roles,
  upload,
  answer: t.object({
    seen: t.string().required(),
    problems: t
      .array(
        t.object({
          problem: t.string().oneOf(uploadProblems).required(),
          numbers: t.array(number).required(),
          row: t.integer().nullable().defined(),
        }),
      )
      .required(),
    passed: t.array(number).required(),
    unchanged: count,
    chapters: t
      .array(
        t.object({
          id: chapterFields.id,
          number: chapterFields.number,
          title: chapterFields.title,
          changed: count,
          replaced: count,
          recut: count,
          former_title: t.string().nullable().defined(),
          open: count,
          ...warningRules,
        }),
      )
      .required(),
  }),
});

/**
 * Takes a Word file into the chapters of a task, whole or not at all. 409 `chapters.shared.errors.changed` where they, or the
 * file, are no more what the preview has `seen`, `translation.office.errors.past_end` after the end date, and
 * `translation.seldom.upload.refused` where something keeps the file out. What is replaced stays as a version.
 */
export const importTranslation = call('POST /api/office/translation-tasks/{id}/word', {
  roles,
  idempotent: true,
  query: t.object({ seen: t.string().required().max(64) }),
  upload,
  answer: t.object({ chapters: count, segments: count }),
});
