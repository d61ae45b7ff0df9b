import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { tables } from '#server/db/schema.ts';
import { plainChapter, rawDocx } from '../../support/docx.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from './requestByFetch.ts';

/** The upload of a story of an author, both new for each test. */
export function uploadScreen() {
  vi.stubGlobal('XMLHttpRequest', RequestByFetch);
  const made = {} as { author: RowOf<'user'>; story: RowOf<'fiction'> };
  beforeEach(async () => {
    made.author = await server.insert('user', { role: 'author_unsigned' });
    made.story = await server.insert('fiction', { author_id: made.author.id, title: 'Rain', language: 'en' });
  });
  return { made, open: () => openAs(made.author, `/story/upload?id=${made.story.id}`) };
}

export const named = (name: string, inner: string) => new File([rawDocx(inner) as BlobPart], name, { type: docxType });
export const wordFile = (inner = plainChapter(1) + plainChapter(2)) => named('book.docx', inner);
const picker = new RegExp(
  `${like('chapter-import.writing.choose_files').source}|${like('chapter-import.writing.add_files').source}`,
);
export const give = async (user: UserEvent, files: File | File[] = wordFile()) =>
  user.upload(await screen.findByLabelText(picker, { selector: 'input' }), files);
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const row = (number: number) => t('chapter-import.writing.row_name', { number });
export const choiceFor = (number: number) => t('chapter-import.writing.choice_for', { row: row(number) });
/** The button that stores so many chapters. */
export const store = (smart_count: number) => t('chapter-import.writing.store', { smart_count });
/** The button of the rows of a kind, with their number. */
export const showRows = (kind: 'all' | 'new' | 'replace' | 'unchanged' | 'out' | 'look', count: number) =>
  `${t(`chapter-import.writing.show_rows.${kind}`)} ${count}`;
export const choice = (number: number) => screen.findByLabelText(choiceFor(number));
export const title = (row: string) =>
  screen.findByLabelText<HTMLInputElement>(t('chapter-import.writing.title_of', { row }));
export const number = (row: string) =>
  screen.findByLabelText<HTMLInputElement>(t('chapter-import.writing.number_of', { row }));
export const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
export const chapters = () => server.db.$count(tables.chapter);
