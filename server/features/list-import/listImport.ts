import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { message } from '#domain/kit/messages.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import { createImportCalls } from '#domain/list-import/listImport.calls.ts';
import { withPreparation, type AnyHandler, type Context, type HandlersOf } from '#server/kit/context.ts';
import type { CrudHandlers } from '#server/kit/crud.ts';
import { keepImport, listKeptImports } from '#server/kit/keptImports.ts';
import { tryOut } from '#server/kit/tryOut.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';
import { refuseLines } from '#server/platform/csv/refusedLines.ts';
import { readInThread } from './listImportThread.ts';
import { makeLines } from './makeLines.ts';
import type { ReadFile } from './readFile.ts';
import { resolveRefs } from './refs.ts';
import { countArgs, loadHashes, undo } from './undo.ts';

interface Input {
  query: { columns?: string[] };
  file: Uint8Array;
}

/** Makes all that a file says, and answers with it what is wrong, in the order of the file. */
async function make(context: Context, key: EntityKey, create: AnyHandler, file: ReadFile) {
  const { lines, errors } = await resolveRefs(context, entities[key], file.lines);
  const made = await makeLines(context, create, lines);
  const missing: LineError[] =
    file.missing.length === 0
      ? []
      : [
          {
            line: 0,
            column: 'file',
            value: '',
            error: message('list-import.office.missing', countArgs(file.missing.length)),
          },
        ];
  const all = [...missing, ...file.errors, ...errors, ...made.errors];
  return { ...made, errors: all.toSorted((one, other) => one.line - other.line) };
}

type ImportCalls = NonNullable<ReturnType<typeof createImportCalls>>;

/** The calls that make records of an entity from the lines of a file, by its own creation and deletion. */
export function createImports(key: EntityKey, { create, deletes }: CrudHandlers): Partial<HandlersOf<ImportCalls>> {
  const entity: AnyEntity = entities[key];
  if (!createImportCalls(entity)) return {};
  const read = ({ file, query }: Input, { user, locale }: Context) =>
    readInThread(user.id, { file, key, role: user.role, locale, columns: query.columns });
  return {
    previewImport: withPreparation(read, async (file: ReadFile, context: Context) => {
      const { errors, unchecked } = await tryOut(context, (trying) => make(trying, key, create, file));
      return {
        lines: file.count,
        columns: file.columns,
        missing: file.missing,
        notices: file.notices,
        unchecked,
        error_count: errors.length,
        errors: errors.slice(0, importFile.shownErrors),
      };
    }),

    importFile: Object.assign(
      async ({ fileName }: { fileName: string }, context: Context, file?: ReadFile) => {
        const { ids, errors } = await make(context, key, create, file!);
        if (errors.length > 0) throw refuseLines(errors, importFile.shownErrors);
        return keepImport(
          context,
          entity.name,
          fileName || `${entity.name}.csv`,
          await loadHashes(context.db, entity, ids),
        );
      },
      { prepare: read },
    ),

    imports: (_, context: Context) => listKeptImports(context, entity.name),

    undoImport: ({ params }, context: Context) => undo(context, entity, deletes, params.id),
  };
}
