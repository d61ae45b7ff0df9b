import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { fileErrors } from '#domain/shared/fileErrors.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';
import { changedFields, dictionaryFile, dictionaryTooLarge } from './dictionaryFile.ts';

const { access, fields } = dictionaryEntry;
const language = ruleOf(fields.language);
const upload = { bytes: dictionaryFile.bytes, tooLarge: dictionaryTooLarge };
const count = t.integer().min(0).required();
const cell = () => t.mixed<string | number>().nullable().defined();

/** The dictionary of a book in a language as a file, `csv` or `tbx`; without an entry it is the file to fill in. */
export const exportDictionary = call('GET /api/office/business-books/{id}/dictionary/{format}', {
  roles: access.read,
  query: t.object({ language }),
  answer: 'file',
});

/**
 * What a file of dictionary entries, CSV or TBX, would change in the dictionary of a book and language, and what is wrong
 * with it: a line of nought is the file itself. `seen` names the dictionary that it was compared with.
 */
export const previewDictionary = call('POST /api/office/business-books/{id}/dictionary/preview', {
  roles: access.create!,
  query: t.object({ language }),
  upload,
  answer: t.object({
    new: count,
    changed: count,
    unchanged: count,
    seen: t.string().required(),
    /** The first new and changed entries, in the order of the file; of a changed one, what changes. */
    entries: t
      .array(
        t.object({
          line: count,
          kind: t.string().oneOf(['new', 'changed']).required(),
          term: ruleOf(fields.term),
          translation: ruleOf(fields.translation),
          changes: t
            .array(t.object({ field: t.string().oneOf(changedFields).required(), from: cell(), to: cell() }))
            .required(),
        }),
      )
      .required(),
    ...fileErrors,
  }),
});

/**
 * Takes a file of entries into the dictionary, whole or not at all; who may not approve proposes the translations of
 * approved entries with it, and changes no other column that these are known or checked by: 422 at `lines[n].column`; 409 where the dictionary is
 * no more what the preview has `seen`.
 */
export const importDictionary = call('POST /api/office/business-books/{id}/dictionary/import', {
  roles: access.create!,
  idempotent: true,
  query: t.object({ language, seen: t.string().required().max(64) }),
  upload,
  answer: t.object({ new: count, changed: count, unchanged: count }),
});
