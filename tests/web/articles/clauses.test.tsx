import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dayOf } from '#domain/shared/clock.ts';
import { formatDay, formatTime } from '#domain/shared/formatDates.ts';
import { clauseAcceptances, clauseEditions, tables } from '#server/db/schema.ts';
import { addNextEdition, addTerms } from '../../support/clauses.ts';
import { long } from '../../support/long.ts';
import { statementScene } from '../../support/money.ts';
import { like, t } from '../../support/t.ts';
import { open, openAs, requests, server, setLanguage } from '../../support/web.tsx';
import { writeMarkdown } from '../support/markdownInput.ts';
import { answerLeaving } from '../support/shellScreen.ts';

let id: number;
/** The first day from which on an edition may count that is published today; the clock is there once it is read. */
const effectiveOn = '2026-03-17';
const day = formatDay(effectiveOn, 'en');

async function saveAs(role: 'translator' | 'content_manager', body: string): Promise<void> {
  const token = await server.signIn(role);
  expect((await server.call('POST', `/api/office/articles/${id}`, { token, body: { body } })).status).toBe(200);
}
async function publishNext(effective_on = effectiveOn): Promise<void> {
  await saveAs('translator', 'Second');
  const token = await server.signIn('content_manager');
  const body = { seen: 2, effective_on, note: 'Covers are checked' };
  expect((await server.call('POST', `/api/office/articles/${id}/publish`, { token, body })).status).toBe(200);
  server.clock.now = new Date(`${effective_on}T04:00:00.000Z`);
}

beforeEach(async () => {
  [id] = (await addTerms(server)) as [number];
});

test('a clause says which edition it is, and the others stay to be read', async () => {
  await publishNext();
  const user = open('/clause/termsOfService');
  expect(await screen.findByText('Second')).toBeVisible();
  const name = (number: number, on: string) =>
    t('articles.article.clause.edition', { number, day: formatDay(on, 'en') });
  expect(screen.getByText(name(2, effectiveOn), { selector: 'p' })).toBeVisible();
  expect(screen.getByText(t('articles.article.clause.binding'))).toBeVisible();
  await user.click(screen.getByText(t('articles.article.clause.editions')));
  await user.click(screen.getByRole('link', { name: name(1, '2026-01-01') }));
  expect(await screen.findByText('First en')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('articles.article.clause.other'));
  await user.click(screen.getByRole('link', { name: t('articles.article.clause.present') }));
  expect(await screen.findByText('Second')).toBeVisible();
  await setLanguage('ru');
  expect(await screen.findByText(new RegExp(t('articles.article.clause.binding', {}, 'ru')))).toBeVisible();
});

test('a text that was corrected stays to be read by who has accepted it', async () => {
  const translator = await server.signIn('translator');
  await server.call('POST', `/api/office/articles/${id}`, { token: translator, body: { body: 'First, corrected' } });
  const body = { seen: 2, corrects: 1, note: 'A comma' };
  await server.call('POST', `/api/office/articles/${id}/publish`, {
    token: await server.signIn('content_manager'),
    body,
  });
  const user = open('/clause/termsOfService');
  expect(await screen.findByText('First, corrected')).toBeVisible();
  await user.click(screen.getByText(t('articles.article.clause.texts')));
  await user.click(screen.getAllByRole('link', { name: like('articles.article.clause.text') })[0]!);
  expect(await screen.findByText('First en')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('articles.article.clause.corrected'));
  await user.click(screen.getByRole('link', { name: t('articles.article.clause.latest') }));
  expect(await screen.findByText('First, corrected')).toBeVisible();
});

const findDialog = () => screen.findByRole('dialog', { name: t('articles.author.clause.title') }, { timeout: 4000 });

test('an author accepts what has changed, with all that they have typed left as it is', async () => {
  await publishNext();
  const user = await openAs('author_signed', '/story/form');
  const title = await screen.findByRole('textbox', { name: t('stories.author.field.title') });
  await user.type(title, 'Half a title');
  const dialog = within(await findDialog());
  expect(dialog.getByText('Covers are checked')).toBeVisible();
  expect(dialog.getByText(t('articles.author.clause.edition', { number: 2, day }))).toBeVisible();
  expect(dialog.getByRole('link', { name: t('articles.author.clause.whole') })).toHaveAttribute(
    'href',
    '#/clause/termsOfService?edition=2',
  );
  await user.click(dialog.getByRole('button', { name: t('articles.author.clause.accept') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title).toHaveValue('Half a title');
  expect(await server.db.$count(clauseAcceptances)).toBe(1);
});

test('an author may put it off, and is told of a change that came meanwhile', async () => {
  await publishNext();
  const user = await openAs('author_signed', '/comments');
  const dialog = await findDialog();
  await saveAs('translator', 'Third');
  const token = await server.signIn('content_manager');
  const body = { seen: 3, effective_on: '2026-03-24', note: 'Once more' };
  await server.call('POST', `/api/office/articles/${id}/publish`, { token, body });
  server.clock.now = new Date('2026-03-24T04:00:00.000Z');
  await user.click(within(dialog).getByRole('button', { name: t('articles.author.clause.accept') }));
  expect(await within(dialog).findByText('Once more')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: t('articles.author.clause.later') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await server.db.$count(clauseAcceptances)).toBe(0);
});

test('what has changed is asked once the statement that waits is closed, and never beside it', long, async () => {
  const { author } = await statementScene(server);
  await addNextEdition(server, dayOf(server.clock.now));
  const user = await openAs(author, '/comments', { withStatement: true });
  const statement = await screen.findByRole(
    'dialog',
    { name: t('statements.author.confirm.title') },
    { timeout: 4000 },
  );
  expect(screen.getAllByRole('dialog')).toEqual([statement]);
  expect(requests).not.toContain('GET /api/user/clauses');
  await user.click(within(statement).getByRole('button', { name: t('common.cancel') }));
  expect([await findDialog()]).toEqual(screen.getAllByRole('dialog'));
});

const editions = async () => within(await screen.findByRole('region', { name: t('articles.office.clause.title') }));

test('who did not write a clause publishes it as an edition', async () => {
  await saveAs('translator', 'Second');
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = await editions();
  await user.click(await list.findByRole('button', { name: t('articles.office.clause.publish') }));
  const dialog = within(screen.getByRole('dialog', { name: t('articles.office.clause.ask', { number: 2 }) }));
  await user.click(dialog.getByRole('radio', { name: t('articles.office.clause.correction', { number: 1 }) }));
  expect(dialog.queryByLabelText(t('articles.office.clause.effective_on'))).toBeNull();
  const preview = dialog.getByRole('link', { name: t('articles.office.preview.open') });
  expect(preview).toHaveAttribute('href', expect.stringMatching(/preview\?id=\d+&edition=1$/));
  await user.click(dialog.getByRole('radio', { name: t('articles.office.clause.new_edition') }));
  const box = dialog.getByRole('textbox', { name: t('articles.office.clause.effective_on') });
  await user.clear(box);
  await user.type(box, '2027-01-31');
  await user.click(dialog.getByRole('button', { name: t('articles.office.clause.publish') }));
  expect(await dialog.findByText(t('validation.required'))).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(t('articles.office.clause.note'))), 'Much');
  await user.click(dialog.getByRole('button', { name: t('articles.office.clause.publish') }));
  expect(await list.findByText(t('articles.office.clause.number', { number: 2 }))).toBeVisible();
  expect(list.getByText('Much')).toBeVisible();
  expect(await list.findByText(t('articles.office.clause.obstacle.unchanged'))).toBeVisible();
  expect(list.getByRole('button', { name: t('articles.office.clause.publish') })).toBeDisabled();
  // A wrong day locks nothing: an edition that does not count yet is taken back.
  await user.click(list.getByRole('button', { name: t('articles.office.clause.withdraw') }));
  const ask = within(screen.getByRole('dialog', { name: t('articles.office.clause.withdraw_ask', { number: 2 }) }));
  await user.click(ask.getByRole('button', { name: t('articles.office.clause.withdraw') }));
  expect(await list.findByText(t('articles.office.clause.withdrawn'))).toBeVisible();
  expect(list.queryByRole('button', { name: t('articles.office.clause.withdraw') })).toBeNull();
  expect(list.getByRole('button', { name: t('articles.office.clause.publish') })).toBeEnabled();
});

test('the page of a clause says when authors were told of an edition, or that none was', async () => {
  await publishNext();
  server.clock.now = new Date('2026-03-05T04:00:00.000Z');
  const reader = await server.insert('user', { role: 'content_manager' });
  await openAs(reader, `/office/articles/${id}`);
  expect(await (await editions()).findByText(t('articles.office.clause.nobody_notified'))).toBeVisible();
  const notified_at = '2026-03-04T10:00:00.000Z';
  await server.db.update(clauseEditions).set({ notified_at }).where(eq(clauseEditions.number, 2));
  cleanup();
  await openAs(reader, `/office/articles/${id}`);
  const time = formatTime(notified_at, 'en');
  expect(await (await editions()).findByText(t('articles.office.clause.notified', { time }))).toBeVisible();
});

test('what is typed in the form of a clause is not lost by publishing or withdrawing unasked', async () => {
  await addNextEdition(server, '2027-01-31');
  for (const text of ['Second', 'Third']) await saveAs('translator', text);
  const user = await openAs('content_manager', `/office/articles/${id}`);
  const list = await editions();
  await writeMarkdown(t('resources.office/articles.fields.body'), 'Half a text');
  for (const [button, question] of [
    ['publish', t('articles.office.clause.ask', { number: 3 })],
    ['withdraw', t('articles.office.clause.withdraw_ask', { number: 2 })],
  ] as const) {
    await user.click(await list.findByRole('button', { name: t(`articles.office.clause.${button}`) }));
    await answerLeaving(user, 'keep');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(list.getByRole('button', { name: t(`articles.office.clause.${button}`) }));
    await answerLeaving(user, 'discard');
    const dialog = within(screen.getByRole('dialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
  }
});

test('the page of a clause says that its newest edition says other numbers than there are now', async () => {
  await server.db.update(clauseEditions).set({ numbers: { 'contracts.signing_age': 21 } });
  await server.db.update(tables.article).set({ body: '{{contracts.signing_age}}' });
  await openAs('content_manager', `/office/articles/${id}`);
  expect(await (await editions()).findByText(t('articles.office.clause.numbers_changed'))).toBeVisible();
});

test('an edition that was withdrawn says so to who was told of it', async () => {
  await publishNext();
  await server.db
    .update(clauseEditions)
    .set({ withdrawn_at: server.clock.now.toISOString() })
    .where(eq(clauseEditions.number, 2));
  open('/clause/termsOfService?edition=2');
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('articles.article.clause.withdrawn'));
});

test('who wrote a clause is told why somebody else has to publish it', async () => {
  const manager = await server.insert('user', { role: 'content_manager', user_name: 'Mona' });
  const token = await server.signIn(manager);
  await server.call('POST', `/api/office/articles/${id}`, { token, body: { body: 'Mine' } });
  await openAs(manager, `/office/articles/${id}`);
  const list = await editions();
  expect(await list.findByText(t('articles.office.clause.obstacle.own_text'))).toBeVisible();
  expect(list.getByRole('button', { name: t('articles.office.clause.publish') })).toBeDisabled();
  expect(screen.getByText(t('articles.office.clause.errors.publish'))).toBeVisible();
  expect((await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0]!.body).toBe('Mine');
});
