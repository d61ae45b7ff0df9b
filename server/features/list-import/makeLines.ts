import { message } from '#domain/kit/messages.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { ApiError } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { toApiError } from '#server/kit/databaseErrors.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';
import type { ReadLine } from './readFile.ts';

/** Lines that are made at once; those among them that are refused are found one by one. */
const atOnce = 200;

/** Makes a record of each, and answers their ids. */
type Make = (lines: readonly ReadLine[]) => Promise<number[]>;

/** The creation of an entity as its form calls it; many at once where nothing else belongs to it. */
function createMake(create: AnyHandler, context: Context): Make {
  const { createMany } = create;
  if (createMany)
    return (lines) =>
      createMany(
        lines.map(({ body }) => body),
        context,
      );
  return async (lines) => {
    const ids: number[] = [];
    for (const { body } of lines) ids.push(((await create({ params: {}, body }, context)) as { id: number }).id);
    return ids;
  };
}

/** A refusal as errors of a line; a fault, or what passes, is none. */
function toLineErrors(error: unknown, { line, cells }: ReadLine): LineError[] {
  const refusal = error instanceof ApiError ? error : toApiError(error);
  if (!refusal || refusal.status >= 500) throw error;
  const { errors } = refusal;
  if (!errors) return [{ line, column: '', value: '', error: message(refusal.message, refusal.args) }];
  return Object.entries(errors).map(([column, problem]) => ({
    line,
    column,
    value: cells[column] ?? '',
    error: problem,
  }));
}

/**
 * Makes records of lines, in their order. What one of them is refused for does not hold up the others, so that all that is
 * wrong with a file is told at once; whoever asks takes the rest back. With as many errors as are shown it stops, and says how
 * many lines it has not looked at.
 */
export async function makeLines(context: Context, create: AnyHandler, lines: readonly ReadLine[]) {
  const { db } = context;
  const make = createMake(create, context);
  const ids: number[] = [];
  const errors: LineError[] = [];
  let at = 0;
  for (; at < lines.length && errors.length < importFile.shownErrors; at += atOnce) {
    const some = lines.slice(at, at + atOnce);
    try {
      ids.push(...(await runInSavepoint(db, () => make(some))));
    } catch (error) {
      toLineErrors(error, some[0]!);
      for (const one of some) {
        try {
          ids.push(...(await runInSavepoint(db, () => make([one]))));
        } catch (refused) {
          errors.push(...toLineErrors(refused, one));
        }
      }
    }
  }
  return { ids, errors, unchecked: Math.max(0, lines.length - at) };
}
