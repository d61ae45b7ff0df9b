import * as t from '#domain/kit/types.ts';

/** What a file has made, or was taken back of it: its import, and how many records. */
export const imported = t.object({ id: t.id().required(), lines: t.integer().required() });

/** The latest files of the caller. */
export const imports = t.object({
  items: t
    .array(
      t.object({
        id: t.id().required(),
        file_name: t.string().required(),
        lines: t.integer().required(),
        at: t.string().required(),
        undone_at: t.string().nullable().defined(),
      }),
    )
    .required(),
});
