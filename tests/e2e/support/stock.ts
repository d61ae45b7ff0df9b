import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { dayLong, dayOf } from '#domain/shared/clock.ts';
import { wordFile } from '../../support/docx.ts';
import type { Call } from './api.ts';
import { approveStory, makeSignableStory } from './contracts.ts';

/**
 * Makes one of each thing that the demo has none of, so that each page, record and button is there to be looked at. Nothing
 * that the demo has is gone then.
 */
export async function makeWhatIsMissing(call: Call): Promise<void> {
  await makeForAuthor(call);
  await makeForOffice(call);
  await makeMoney(call);
}

/** Stories to apply for and to sign, invitations, files that wait, a question on a statement, a reader who is blocked. */
async function makeForAuthor(call: Call): Promise<void> {
  await makeSignableStory(call, 'Ready for a contract');
  await approveStory(call, await makeSignableStory(call, 'Ready for a signature'));
  const { items: stories } = await call('author', 'GET', '/fictions?per_page=100');
  const unsigned = stories.filter(({ contract_status }: any) => contract_status === 'not_signed');
  for (const { id } of unsigned) await call('editor', 'POST', `/office/fictions/${id}/invite`, { note: null });

  const signed = stories.find(({ contract_status }: any) => contract_status === 'signed');
  const file = await wordFile([`Chapter ${signed.chapter_count + 1}: Rain`, 'It rained.', 'Chapter', 'It rained on.']);
  const upload = new FormData();
  upload.append('file', new File([new Uint8Array(file)], 'book.docx', { type: docxType }));
  await call('author', 'POST', `/fictions/${signed.id}/chapters`, upload);

  const statement = await call('author', 'GET', '/bill/notification');
  const line = `${statement.items[0].key}:${statement.items[0].list[0].fiction_id}`;
  await call('author', 'POST', `/finance/revenue/${statement.month}/questions`, { line, content: 'Why so little?' });

  const { items: comments } = await call('author', 'GET', '/comments');
  await call('author', 'POST', `/comments/${comments.find(({ blockable }: any) => blockable).id}/block`);
}

/** An announcement to come, entries dealt to judges, an import of a book, a view of a list, and a role that is asked for. */
async function makeForOffice(call: Call): Promise<void> {
  await call('manager', 'POST', '/office/announcements', {
    title: 'The house is closed on Friday',
    content: 'We are back on Monday.',
    audience: { languages: [], roles: [], contracts: [] },
    send_at: new Date(Date.now() + 30 * dayLong).toISOString(),
  });
  const { items: judges } = await call('manager', 'GET', '/office/contest-judges');
  await call('manager', 'POST', `/office/contests/${judges[0].contest_id}/deal`);
  const { items: books } = await call('manager', 'GET', '/office/business-books?per_page=100');
  const ofStory = books.find(({ fiction_id }: any) => fiction_id !== null);
  await call('manager', 'POST', `/office/business-books/${ofStory.id}/source-import/story`);
  const state = { filters: {}, sort: 'name', order: 'asc', columns: null, own: false };
  await call('manager', 'POST', '/office/views', { resource: 'tags', name: 'By name', ...state });
  const { items: users } = await call('manager', 'GET', '/office/users?role=editor');
  await call('manager', 'POST', `/office/users/${users.at(-1).id}/role`, { role: 'content_manager' });
}

/** A batch of payouts, and an import of revenue. */
async function makeMoney(call: Call): Promise<void> {
  await call('cashier', 'POST', '/office/payroll/batches', { payment_type: 'paypal' });
  const { items: stories } = await call('author', 'GET', '/fictions');
  const day = dayOf(new Date());
  const csv = `app,day,book,language,royalty,ad,gift\nLumen,${day},${stories.at(-1).id},en,1.00,0,0\n`;
  const form = new FormData();
  form.append('file', new File([csv], 'lumen.csv'));
  await call('finance', 'POST', '/office/revenue-imports', form);
}
