import { call } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { fileErrors } from '#domain/shared/fileErrors.ts';
import { imported, imports } from './importAnswers.ts';
import { importFile, importTooLarge } from './importFile.ts';

const upload = { bytes: importFile.bytes, tooLarge: importTooLarge };
/** Which field each column of the file is, in their order; absent: by their headings. */
const query = t.object({
  columns: t.query.list(t.string().required().max(60)).max(importFile.columns),
});

const column = t.object({
  heading: t.string().defined(),
  /** Null: it is left out. */
  field: t.string().nullable().defined(),
  /** What stands in its first line that has something there. */
  sample: t.string().defined(),
});

/**
 * The calls that make records of a file's lines, under `/api/office/<name>/imports`: for those who may create one.
 * `previewImport` makes nothing and says what would be refused; `importFile` makes all of them or none, and refuses with 422
 * at `lines[n].field`; `undoImport` deletes what was made, and refuses with 409 where one of them was changed or used since.
 */
export function createImportCalls({ name, access: { create }, notImported }: Entity<any>) {
  if (!create || notImported) return undefined;
  const path = `/api/office/${name}/imports` as const;
  return {
    previewImport: call(`POST ${path}/preview`, {
      roles: create,
      query,
      upload,
      answer: t.object({
        lines: t.integer().required(),
        columns: t.array(column.required()).required(),
        /** Fields that each record must have and the file has no column for. */
        missing: t.array(t.string().required()).required(),
        /** Lines that nothing is known of yet, since there were errors enough before them. */
        unchecked: t.integer().required(),
        ...fileErrors,
      }),
    }),
    importFile: call(`POST ${path}`, {
      roles: create,
      idempotent: true,
      query,
      upload,
      answer: imported,
    }),
    imports: call(`GET ${path}`, {
      roles: create,
      answer: imports,
    }),
    undoImport: call(`POST ${path}/{id}/undo`, {
      roles: create,
      idempotent: true,
      answer: imported,
    }),
  };
}
