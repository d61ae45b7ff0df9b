import { can } from '#domain/roles.ts';
import { listBookPeople } from '#domain/translation/bookPeople.calls.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { BookPeople } from './BookPeople.tsx';
import { ChapterGrid } from './ChapterGrid.tsx';

/** What belongs to the record of a business book: its chapters by language, and to whoever may know who works on it. */
export const BookParts = () => (
  <>
    <ChapterGrid />
    {can(currentRole(), listBookPeople.roles) && <BookPeople />}
  </>
);
