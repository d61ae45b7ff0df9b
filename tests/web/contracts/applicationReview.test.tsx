import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { applicationSteps, contracts } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { long } from '../../support/long.ts';
import { like, likeReason, t, tReason } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { hold, mend, openAs, refuse, requests, server } from '../../support/web.tsx';

let scene: ContractScene;
beforeEach(async () => {
  scene = await contractScene(server, { title: 'The House' });
  await scene.go('apply');
  await server.pool.query('update fictions set editor_id = $1', [scene.editor.id]);
});

const path = '/office/contract-applications/1/show';
const decision = () => screen.findByRole('region', { name: t('common.office.review.decision') });

/** As it is once the author has signed. */
async function signed() {
  await server.pool.query(`update contract_applications set status = 'contract_review'`);
  await server.pool.query(`update fictions set contract_status = 'contract_review'`);
  const at = server.clock.now.toISOString();
  const signature = scene.signature.replace('/api/files/private/', '');
  await server.db
    .insert(contracts)
    .values({ application_id: 1, number: 'QH-1', type: 'exclusive', issued_at: at, signature });
}

test('an editor begins a review, and rejects with a reason in the author’s language', async () => {
  await server.pool.query(`update users set language = 'fr' where id = $1`, [scene.author.id]);
  const user = await openAs(scene.account, path);
  expect(await screen.findByText('A woman comes home.')).toBeVisible();
  expect(screen.getByText('Mira Anand ดาริกา')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: t('contracts.office.application.take') }));
  await user.click(await screen.findByRole('button', { name: t('contracts.office.application.reject') }));
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.reject_now') }));
  const notice = screen.getByLabelText(t('contracts.office.application.notice'));
  expect(notice).toHaveFocus();
  expect(notice).toHaveAccessibleDescription(expect.stringContaining(t('validation.required')));
  await user.click(screen.getByRole('button', { name: likeReason('contracts', 'application', 'ending') }));
  expect(notice).not.toHaveAccessibleDescription(expect.stringContaining(t('validation.required')));
  refuse('post', '/api/office/contract-applications/:id/reject', 503, 'errors.unavailable');
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.reject_now') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'));
  mend();
  refuse('post', '/api/office/contract-applications/:id/reject', 422, 'error.validation', {
    notice: { message: 'validation.invalid' },
  });
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.reject_now') }));
  await waitFor(() => expect(notice).toHaveAccessibleDescription(expect.stringContaining(t('validation.invalid'))));
  expect(notice).toHaveFocus();
  mend();
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.reject_now') }));
  expect(await screen.findByText(t('contracts.office.application.waits.nobody'))).toBeVisible();
  expect((await scene.latest())!.rejection_notice).toBe(tReason('contracts', 'application', 'ending', 'fr'));
  await server.mailDue();
  expect(server.emails.at(-1)).toMatchObject({ to: scene.author.email });
});

test('a key that is pressed before the queue is there leads on once it is', async () => {
  const { id } = await server.insert('fiction', { editor_id: scene.editor.id, contract_status: 'editor_review' });
  await server.insert('contractApplication', { fiction_id: id, status: 'editor_review' });
  const bringQueue = hold('get', '/api/office/contract-applications/ids');
  const user = await openAs(scene.account, path);
  expect(await screen.findByRole('button', { name: `${t('common.office.review.next')} J` })).toBeDisabled();
  await user.keyboard('j');
  bringQueue();
  await waitFor(() => expect(location.hash).toBe('#/office/contract-applications/2/show'));
});

test('an application is approved after a question, which may be answered with no', long, async () => {
  await scene.go('take');
  const user = await openAs(scene.account, path);
  const approve = t('contracts.office.application.approve');
  await user.click(await screen.findByRole('button', { name: approve }));
  const question = screen.getByRole('dialog', { name: t('contracts.office.application.approve_ask') });
  await user.click(within(question).getByRole('button', { name: t('common.cancel') }));
  expect(await scene.latest()).toMatchObject({ status: 'editor_review' });
  await user.click(screen.getByRole('button', { name: approve }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: approve }));
  expect(await screen.findByText(t('contracts.office.application.waits.author'))).toBeVisible();
});

test(
  'an editor reads the story of an application, chapter by chapter, though none waits for a review',
  long,
  async () => {
    const text = (number: number, content: string) => insertChapter(server, scene.story, { number, content });
    await text(1, '<p>She came back.</p>');
    const last = await text(2, '<p>The house had kept her room.</p>');
    const user = await openAs(scene.account, path);
    await user.click(await screen.findByRole('link', { name: t('contracts.office.application.read') }));
    expect(await screen.findByText('She came back.')).toBeVisible();
    expect(
      screen.getByText(t('chapters.office.review.not_waiting', { state: t('chapters.shared.status.draft') })),
    ).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByText('The house had kept her room.')).toBeVisible();
    await user.keyboard('k');
    expect(await screen.findByText('She came back.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: like('contracts.office.application.details') }));
    expect(await screen.findByRole('heading', { level: 1, name: /The House/ })).toBeVisible();
    window.location.hash = `/office/chapters/${last.id}/show`;
    await user.click(await screen.findByRole('link', { name: t('chapters.office.review.read') }));
    expect(await screen.findByText('The house had kept her room.')).toBeVisible();
  },
);

test('an application that has waited for too long is marked in the list', long, async () => {
  const { id } = await server.insert('fiction', { editor_id: scene.editor.id, contract_status: 'editor_review' });
  const applied_at = new Date(Date.now() - 11 * 86_400_000).toISOString();
  await server.insert('contractApplication', { fiction_id: id, status: 'editor_review', applied_at });
  await server.pool.query('update contract_applications set applied_at = now() where id = 1');
  await openAs(scene.account, '/office/contract-applications');
  expect(await screen.findAllByText(t('contracts.office.application.late'))).toHaveLength(1);
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(3);
  // What it is filtered by at first can be seen.
  const [field, ...values] = [
    t('resources.office/contract-applications.fields.status'),
    t('resources.office/contract-applications.choices.status.applying'),
    t('resources.office/contract-applications.choices.status.editor_review'),
  ];
  expect(screen.getByRole('button', { name: `${field} ${values.join(', ')}` })).toBeVisible();
});

test('a work auditor has the signature beside the identity document, and says that they were compared', async () => {
  await signed();
  const user = await openAs(scene.auditor, path);
  const compare = await screen.findByRole('region', { name: t('contracts.office.application.compare') });
  const pictures = () =>
    within(compare)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'));
  expect(pictures()).toEqual([t('contracts.office.application.signature')]);
  const identityCalls = () => requests.filter((call) => call.includes('/private/identity/'));
  expect(identityCalls()).toEqual([]);
  await user.click(within(compare).getByRole('button', { name: t('accounts.office.person.show_identity') }));
  expect(pictures()).toEqual([t('contracts.office.application.signature'), t('contracts.office.application.identity')]);
  await waitFor(() => expect(identityCalls()).toHaveLength(1));
  const confirm = screen.getByRole('button', { name: like('contracts.office.application.confirm') });
  expect(confirm).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: like('contracts.office.application.compared') }));
  await user.click(confirm);
  expect(screen.getByRole('dialog', { name: t('contracts.office.application.confirm_ask') })).toBeVisible();
  expect(await scene.latest()).toMatchObject({ status: 'contract_review' });
});

test('an application that lacks something now says what, with the count of now, and waits', long, async () => {
  await scene.go('take');
  await server.pool.query('update fictions set word_count = 14321');
  await openAs(scene.account, path);
  expect(
    await within(await decision()).findByText(
      t('contracts.shared.unmet.words', { words: '14,321', more_than: '15,000' }),
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: t('contracts.office.application.approve') })).toBeDisabled();
  expect(screen.getByRole('button', { name: t('contracts.office.application.reject') })).toBeEnabled();
});

test('who has decided before reads so, and has nothing to press', async () => {
  await signed();
  const at = server.clock.now.toISOString();
  const step = { application_id: 1, step: 'approve', actor: 'editor', user_id: scene.auditor.id, at } as const;
  await server.db.insert(applicationSteps).values(step);
  await openAs(scene.auditor, path);
  expect(await within(await decision()).findByText(like('contracts.shared.errors.decided_before'))).toBeVisible();
  expect(within(await decision()).queryByRole('button')).not.toBeInTheDocument();
});

test('an editor locks the personal data with a reason, and lets it go', long, async () => {
  const user = await openAs(scene.account, path);
  await user.click(await screen.findByRole('button', { name: t('contracts.office.application.lock') }));
  await user.type(screen.getByLabelText(t('contracts.office.application.lock_reason')), 'Check the name');
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.lock_now') }));
  await user.click(await screen.findByRole('button', { name: t('contracts.office.application.unlock') }));
  expect(await screen.findByRole('button', { name: t('contracts.office.application.lock') })).toBeVisible();
});
