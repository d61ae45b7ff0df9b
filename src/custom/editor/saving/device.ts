import { claim as claimName, createDeviceJournal } from '../../../lib/journal/deviceJournal.ts';
import type { Entry } from './journal.ts';

export const deviceJournal = createDeviceJournal<Entry>('quillhouse-journal', { index: 'story', field: 'fiction' });

/** Holds an entry for this window, unless another window does. */
export const claim = (id: string) => claimName(`editor ${id}`);
