import { docxLimits, docxTooLarge } from '#domain/chapter-import/docxLimits.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';

/** Stores a Word file, for its owner and who reviews contracts. 422 at `file` tells why it cannot be kept. */
export const uploadDoc = call('POST /api/upload/doc', {
  roles: authors,
  upload: { bytes: docxLimits.uploadBytes, tooLarge: docxTooLarge },
  answer: t.object({ url: t.string().required() }),
});

/**
 * One's own story as a file, `docx` or `epub`: each chapter as its author has it; without `drafts` only what readers
 * see. 422 where there is no chapter to write.
 */
export const exportStory = call('GET /api/fictions/{id}/export/{format}', {
  roles: authors,
  query: t.object({ drafts: t.query.boolean().default(true) }),
  answer: 'file',
});
