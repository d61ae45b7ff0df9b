import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { docxType } from '#domain/chapter-import/docx.ts';
import { tables } from '#server/db/schema.ts';
import { plainChapter, rawDocx } from '../../support/docx.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
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
export const give = async (user: UserEvent, files: File | File[] = wordFile()) =>
  user.upload(await screen.findByLabelText(/^(Choose files|Add more files)$/, { selector: 'input' }), files);
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const choice = (number: number) => screen.findByLabelText(`What to do with chapter ${number}`);
export const title = (row: string) =>
  screen.findByLabelText<HTMLInputElement>(t('chapter-import.author.title_of', { row }));
export const number = (row: string) =>
  screen.findByLabelText<HTMLInputElement>(t('chapter-import.author.number_of', { row }));
export const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
export const chapters = () => server.db.$count(tables.chapter);
