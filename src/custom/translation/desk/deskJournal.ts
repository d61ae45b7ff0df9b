import { claim, createDeviceJournal } from '../../../lib/journal/deviceJournal.ts';
import type { Journal, Kept } from '../../../lib/journal/journal.ts';
import type { DeskText } from './deskStore.ts';
import type { Sent } from './mergeTexts.ts';

/** What a desk has of a chapter that is not on the server yet, with what it was made from. */
export interface Draft extends Kept, DeskText {
  chapter: number;
  base: DeskText;
  /** It goes over what another window has written, which the server is still to keep. */
  keepsOther?: boolean;
  sent?: Sent;
}

/** Its places are translated chapters. */
export type DeskJournal = Journal<Draft>;
export const deskJournal: DeskJournal = createDeviceJournal<Draft>('quillhouse-desk', {
  index: 'chapter',
  field: 'chapter',
});

/** Holds a draft for this window, unless another window does; where a page has no locks, whoever comes first has it. */
export const claimDraft = async (id: string): Promise<(() => void) | undefined> =>
  'locks' in navigator ? claim(`desk ${id}`) : () => undefined;

/** What a user's windows have left of a chapter; none where the device keeps nothing. */
export const readDrafts = (user: number, chapter: number): Promise<Draft[]> =>
  deskJournal.of(user, chapter).catch(() => []);
