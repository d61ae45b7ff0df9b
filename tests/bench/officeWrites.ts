import { randomUUID } from 'node:crypto';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import { bulkBatch, maxBulk, maxBulkEdit } from '#domain/kit/bulk.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import type { Office } from './officeCalls.ts';
import { size } from './officeRows.ts';
import { figure } from './report.ts';

/** As long as somebody watches a bar that moves, or a sign that it works, without doing something else. */
const watched = 10;

/** Calls one after the other, as the screen makes them; answers seconds. */
async function takeInTurn<T>(items: readonly T[], call: (item: T) => Promise<{ took: number }>): Promise<number> {
  let ms = 0;
  for (const item of items) ms += (await call(item)).took;
  return ms / 1000;
}

const edits = {
  'the editor of works': { path: 'fictions', set: { editor_id: 7 } },
  'the type of terms': { path: 'dictionary-entries', set: { type: 'place' } },
};

/** A bulk edit of as many records as one may mark: looked at, made, and taken back. */
export async function measureBulkEdit({ ask }: Office): Promise<void> {
  const rows = maxBulkEdit.toLocaleString('en');
  for (const [name, { path, set }] of Object.entries(edits)) {
    const ids = Array.from({ length: maxBulkEdit }, (_, at) => at * 2 + 1 + size.books);
    const preview = await takeInTurn(splitIntoBatches(ids, maxBulk), (some) =>
      ask('manager', 'POST', `${path}/updates/preview`, { ids: some, set }),
    );
    figure(`${name}, ${rows} looked at`, preview, 's', watched);
    const token = randomUUID();
    let edit = 0;
    const applied = await takeInTurn(splitIntoBatches(ids, bulkBatch), async (some) => {
      const answer = await ask('manager', 'POST', `${path}/updates`, { ids: some, set, edit: token }, randomUUID());
      edit = answer.data.edit ?? edit;
      return answer;
    });
    figure(`${name}, ${rows} set`, applied, 's', watched);
    let ms = 0;
    for (let remaining = 1; remaining > 0;) {
      const { data, took } = await ask('manager', 'POST', `${path}/updates/${edit}/undo`, undefined, randomUUID());
      remaining = data.remaining;
      ms += took;
    }
    figure(`${name}, ${rows} taken back`, ms / 1000, 's', watched);
  }
}

/** A file of as many new records as one may have: looked at, made, and taken back. */
export async function measureImport({ ask }: Office): Promise<void> {
  const lines = Array.from(
    { length: importFile.lines },
    (_, at) => `New term ${at},New name ${at},${1 + (at % size.books)},pt,place`,
  );
  const text = ['term,translation,book_id,language,type', ...lines].join('\n');
  const form = () => {
    const sent = new FormData();
    sent.append('file', new Blob([text]), 'terms.csv');
    return sent;
  };
  const path = 'dictionary-entries/imports';
  const what = `a file of ${importFile.lines.toLocaleString('en')} terms`;
  const looked = await ask('manager', 'POST', `${path}/preview`, form());
  if (looked.data.error_count > 0) throw new Error(JSON.stringify(looked.data.errors[0]));
  figure(`${what} looked at`, looked.took / 1000, 's', watched);
  const { data, took } = await ask('manager', 'POST', path, form(), randomUUID());
  figure(`${what} made`, took / 1000, 's', watched);
  const undone = await ask('manager', 'POST', `${path}/${data.id}/undo`, undefined, randomUUID());
  figure(`${what} taken back`, undone.took / 1000, 's', watched);
}
