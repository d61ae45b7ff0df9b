import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test, vi } from 'vitest';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { findRelations, type Relation } from '#domain/relations.ts';
import { staff } from '#domain/roles.ts';
import { contracts } from '#server/db/schema.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { insertOwned } from '../../support/owned.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';
import { column, fill, headers, shows } from '../support/officeScreen.ts';

const tabs = () => screen.findByRole('group', { name: t('common.office.record.parts') });
const tabNames = async () =>
  within(await tabs())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const openTab = async (user: Awaited<ReturnType<typeof openAs>>, name: string) =>
  user.click(within(await tabs()).getByRole('button', { name }));
const getName = (entity: Entity<any>) => t(`resources.office/${entity.name}.name`, { smart_count: 2 });
/** Where a list points to the record by several fields, each tab names its own. */
const getTab = ({ entity, field }: Relation, relations: readonly Relation[]) =>
  relations.filter((one) => one.entity === entity).length > 1
    ? `${getName(entity)} · ${t(`resources.office/${entity.name}.fields.${field}`)}`
    : getName(entity);
const getDetails = ({ name }: Entity<any>) => t(`resources.office/${name}.details`);
const details = getDetails(entities.fiction);
const history = t('audit.office.tab');
const chapters = getName(entities.chapter);
const contract = t('contracts.office.of_work.title');
const reads = t('stories.shared.reads.title');
const titles = t('resources.office/chapters.fields.title');

const all = Object.entries(entities) as [EntityKey, Entity<any>][];
const pages = staff.flatMap((role) =>
  all
    // An application has a page of its own, and nothing points to it.
    .filter(([key, entity]) => key !== 'contractApplication' && findRelations(entity, role).length > 0)
    .filter(([, { access }]) => access.read.includes(role))
    .map(([key, entity]) => ({ role, key, entity, title: `${role} ${entity.name}` })),
);

test.each(sampleOneIn(3, pages))(
  'a record has a tab for each list that points to it, with its rows alone: $title',
  async (page) => {
    const { role, key, entity } = page;
    const me = await server.insert('user', { role });
    const path = entity.rowScope[role];
    const record: { id: number } & Record<string, unknown> = path
      ? await insertOwned(server, key, path, me.id)
      : await server.insert(key);
    const relations = findRelations(entity, role);
    for (const { entity: from, field } of relations) {
      const to = { [field]: record.id };
      const [scope] = from.rowScope[role]?.split('.') ?? [];
      await server.insert(getEntityKey(from.name));
      await server.insert(getEntityKey(from.name), to);
      if (scope && scope !== field)
        await server.insert(getEntityKey(from.name), { ...to, [scope]: record[scope] ?? me.id });
    }
    const token = await server.signIn(me);
    const user = await openAs(me, `/office/${entity.name}/${record.id}/show`);
    expect(await tabNames()).toEqual([
      getDetails(entity),
      t('notes.office.tab'),
      ...relations.map((relation) => getTab(relation, relations)),
      ...(key === 'fiction' ? [contract, reads] : []),
      history,
    ]);
    for (const relation of relations) {
      const { entity: from, field } = relation;
      await openTab(user, getTab(relation, relations));
      const { data } = await server.call('GET', `/api/office/${from.name}?${field}=${record.id}`, { token });
      const region = await screen.findByRole('region', { name: `${getTab(relation, relations)} ${data.total}` });
      expect(within(region).queryAllByRole('row').slice(1)).toHaveLength(data.total);
      expect(headers().length).toBeLessThanOrEqual(5);
    }
    cleanup();
  },
);

describe('a tab of a record', () => {
  const addChapters = async (count: number) => {
    const story = await server.insert('fiction', { title: 'Red Plum' });
    for (let number = 1; number <= count; number++)
      await server.insert('chapter', { fiction_id: story.id, number, title: `Part ${number}` });
    return story;
  };

  test('is kept by the address, over a reload and on the way back', async () => {
    const story = await addChapters(1);
    const me = await server.insert('user', { role: 'work_auditor' });
    const user = await openAs(me, `/office/fictions/${story.id}/show`);
    await openTab(user, chapters);
    await shows(titles, 'Part 1');
    expect(location.hash).toBe(`#/office/fictions/${story.id}/show?tab=chapters.fiction_id`);
    await user.click(screen.getByRole('link', { name: 'Part 1' }));
    expect(await screen.findByRole('heading', { name: /Part 1/ })).toBeVisible();
    expect(within(await tabs()).getByRole('button', { name: getDetails(entities.chapter) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    window.history.back();
    await shows(titles, 'Part 1');
    cleanup();
    await openAs(me, `/office/fictions/${story.id}/show?tab=chapters.fiction_id`);
    await shows(titles, 'Part 1');
    await openTab(user, details);
    expect(location.hash).toBe(`#/office/fictions/${story.id}/show`);
  });

  test('that the role has not is the first', async () => {
    const story = await addChapters(1);
    await openAs('work_auditor', `/office/fictions/${story.id}/show?tab=invitations.fiction_id`);
    expect(within(await tabs()).getByRole('button', { name: details })).toHaveAttribute('aria-pressed', 'true');
    expect(requests.some((call) => call.includes('/office/invitations'))).toBe(false);
  });

  test('has pages of the server, and leads to the list filtered so', async () => {
    const story = await addChapters(12);
    const user = await openAs('work_auditor', `/office/fictions/${story.id}/show?tab=chapters.fiction_id`);
    await waitFor(() => expect(column(titles)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: t('ra.navigation.next') }));
    await waitFor(() => expect(column(titles)).toHaveLength(2));
    const lists = requests.filter((call) => call.startsWith('GET /api/office/chapters?'));
    expect(lists.at(-1)).toMatch(/^GET \/api\/office\/chapters\?page=2&per_page=10&.*fiction_id=/);
    await user.click(screen.getByRole('link', { name: t('common.office.record.all') }));
    expect(await screen.findByRole('heading', { name: `${chapters} 12` })).toBeVisible();
    expect(await screen.findByDisplayValue('Red Plum')).toBeVisible();
  });

  test('has the contracts of a work and its reads, beside what points to it', async () => {
    const story = await addChapters(1);
    const application = await server.insert('contractApplication', { fiction_id: story.id, status: 'signed' });
    await server.db.insert(contracts).values({
      application_id: application.id,
      number: 'QH-2026-000007',
      type: 'exclusive',
      issued_at: '2026-03-01T04:00:00.000Z',
      signed_at: '2026-03-02T04:00:00.000Z',
    });
    const me = await server.insert('user', { role: 'content_manager' });
    const user = await openAs(me, `/office/fictions/${story.id}/show?tab=contract`);
    const card = within(await screen.findByRole('region', { name: 'QH-2026-000007' }));
    expect(card.getByText(t('contracts.office.application.step.sign'), { selector: 'dt' })).toBeVisible();
    expect(card.queryByText(t('contracts.office.application.step.confirm'))).toBeNull();
    expect(card.getByRole('link')).toHaveAttribute('href', `#/office/contract-applications/${application.id}/show`);
    expect(card.getByRole('button', { name: t('contracts.office.application.document') })).toBeVisible();
    await openTab(user, reads);
    expect(await screen.findByText(t('stories.shared.reads.empty'))).toBeVisible();
    expect(location.hash).toBe(`#/office/fictions/${story.id}/show?tab=reads`);
    cleanup();
    const { id } = await server.insert('fiction');
    await openAs(me, `/office/fictions/${id}/show?tab=contract`);
    expect(await screen.findByText(t('contracts.office.of_work.empty'))).toBeVisible();
  });

  test('says that nothing points to the record', async () => {
    const story = await addChapters(0);
    await openAs('work_auditor', `/office/fictions/${story.id}/show?tab=chapters.fiction_id`);
    expect(await screen.findByText(t('ra.navigation.no_results'))).toBeVisible();
  });

  test('is left and taken again without a loss of what was typed', long, async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const book = await server.insert('businessBook', { title: 'Red Plum' });
    const user = await openAs('content_manager', `/office/business-books/${book.id}`);
    const label = t('resources.office/business-books.fields.title');
    await fill(user, label, 'White Plum');
    await openTab(user, getName(entities.translationTask));
    expect(screen.queryByRole('textbox', { name: label })).not.toBeInTheDocument();
    await openTab(user, getDetails(entities.businessBook));
    expect(await screen.findByRole('textbox', { name: label })).toHaveValue('White Plum');
    expect(asks).not.toHaveBeenCalled();
  });
});

test('behind a button are the lists of what belongs to what belongs to a record', long, async () => {
  const author = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  const work = await server.insert('fiction', { author_id: author.id, title: 'Red Plum' });
  await server.insert('comment', { fiction_id: work.id });
  await server.insert('comment');
  const user = await openAs('content_manager', `/office/users/${author.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('common.office.record.further') }));
  const comments = getName(entities.comment);
  await user.click(screen.getByRole('menuitem', { name: comments }));
  const region = within(await screen.findByRole('region', { name: `${comments} 1` }));
  expect(region.getByRole('link', { name: 'Red Plum' })).toBeVisible();
  expect(location.hash).toBe(`#/office/users/${author.id}/show?tab=comments.fiction_id__author_id`);
  expect(within(await tabs()).getByRole('button', { name: comments })).toHaveAttribute('aria-pressed', 'true');
  await user.click(region.getByRole('link', { name: t('common.office.record.all') }));
  expect(await screen.findByRole('heading', { name: `${comments} 1` })).toBeVisible();
  const refs = [t('resources.office/comments.fields.fiction_id'), t('resources.office/fictions.fields.author_id')];
  expect(await screen.findByLabelText(refs.join(' · '))).toHaveDisplayValue('mira');
});

test('beside a record stands its status, what can be done, and who changed it last', async () => {
  const account = await server.insert('user', { user_name: 'mira', role: 'author_signed' });
  const manager = await server.insert('user', { user_name: 'boss', role: 'content_manager' });
  const token = await server.signIn(manager);
  await server.call('POST', '/api/office/users/blocks', { token, body: { ids: [account.id], reason: 'Spam.' } });
  await openAs(manager, `/office/users/${account.id}/show`);
  const beside = within(await screen.findByRole('complementary', { name: t('common.office.record.status') }));
  expect(beside.getByText(t('resources.office/users.choices.status.blocked'))).toBeVisible();
  expect(await beside.findByRole('button', { name: t('accounts.office.block.unblock') })).toBeVisible();
  expect(await beside.findByText('boss')).toBeVisible();
  expect(beside.getByText(new RegExp(t('audit.office.action.block_account')))).toBeVisible();
});

test('a form of many fields has them in groups', async () => {
  await openAs('content_manager', '/office/business-books/create');
  const dates = await screen.findByRole('group', { name: t('common.office.record.group.dates') });
  expect(within(dates).getByText(t('resources.office/business-books.fields.signing_start'))).toBeVisible();
});
