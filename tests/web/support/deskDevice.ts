import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { deskJournal } from '../../../src/custom/translation/desk/deskJournal.ts';
import { settleDesks } from '../../../src/custom/translation/desk/deskSaver.ts';

/** A device that keeps no text of a desk. */
export async function clearDesk(): Promise<void> {
  await settleDesks();
  await deskJournal.of(0);
  const database = await openDB('quillhouse-desk', 1);
  await database.clear('entries');
  database.close();
}
