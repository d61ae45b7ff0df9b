import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages } from '#domain/languages.ts';

const count = t.integer().min(0).required();
const person = { id: t.id().required(), name: t.string().required() };
const languages = t.array(t.string().oneOf(storyLanguages).required()).required();

/**
 * Who has to do with a business book (domain.md section 2, 'books details'), and what each has: translators their open
 * tasks, the words that are left of them and the chapters of theirs that are approved; auditors the chapters that they
 * approved; managers the tasks that they gave out. The original author is told to whom the book's form tells it, null to
 * all others.
 */
export const listBookPeople = call('GET /api/office/business-books/{id}/people', {
  roles: ['content_manager', 'translation_auditor'],
  answer: t.object({
    translators: t
      .array(t.object({ ...person, languages, open_tasks: count, open_words: count, approved_chapters: count }))
      .required(),
    auditors: t.array(t.object({ ...person, languages, approved_chapters: count })).required(),
    managers: t.array(t.object({ ...person, languages, tasks: count, open_tasks: count })).required(),
    original_author: t.object(person).nullable().default(undefined).defined(),
  }),
});
