import { screen, waitFor } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { currentToken, currentUser } from '../../../src/lib/session/session.ts';
import { long } from '../../support/long.ts';
import { password, type RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, lose, mend, openAs, server } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';
import { accountButton } from '../support/shellScreen.ts';

const call = 'POST /api/user/merge/authors';
const path = '/api/user/merge/authors';
let rain: RowOf<'user'>;
let moon: RowOf<'user'>;

beforeEach(async () => {
  rain = await author('rain', 'letters@gmail.com', 'Mira Rain');
  moon = await author('moon', 'letters+b@gmail.com', 'Ada Moon');
  await author('stranger', 'somebody@gmail.com', 'Some Body');
  await server.insert('fiction', { author_id: moon.id, title: 'The Lamp' });
});
const author = (user_name: string, email: string, pen_name: string | null) =>
  server.insert('user', { role: 'author_unsigned', user_name, email, pen_name });

/** Opens the chooser as `rain`, picks, and types to confirm. */
async function choose(name: string, typed = name): Promise<UserEvent> {
  const user = await openAs(rain, '/login/init');
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
  await user.type(await field(t('accounts.shared.merge.password', { name: 'rain' })), password);
  await user.type(await field(t('accounts.shared.merge.type', { name })), typed);
  return user;
}
const press = () => button(t('accounts.shared.merge.merge', { smart_count: 1 }));
const readStatus = async ({ id }: { id: number }) =>
  (await server.db.select().from(tables.user)).find((row) => row.id === id)!.status;

describe('the chooser', () => {
  test('shows the accounts with what they hold, and nobody else’s, and picks none by itself', async () => {
    await openAs(rain, '/login/init');
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(2);
    expect(radios[0]).toHaveAccessibleName('rain');
    expect(radios[0]).toHaveAccessibleDescription(
      [
        t('accounts.shared.merge.current'),
        t('common.role.author_unsigned'),
        t('accounts.shared.merge.pen_name', { pen_name: 'Mira Rain' }),
        t('accounts.shared.merge.stories', { smart_count: 0 }),
        'letters@gmail.com',
        t('accounts.shared.merge.since', { date: 'Mar 10, 2026' }),
      ].join(' '),
    );
    expect(radios[1]).toHaveAccessibleName('moon');
    expect(radios[1]).toHaveAccessibleDescription(
      [
        t('common.role.author_unsigned'),
        t('accounts.shared.merge.pen_name', { pen_name: 'Ada Moon' }),
        t('accounts.shared.merge.stories', { smart_count: 1 }),
        'letters+b@gmail.com',
        t('accounts.shared.merge.since', { date: 'Mar 10, 2026' }),
      ].join(' '),
    );
    expect(screen.queryByRole('heading', { name: t('accounts.shared.merge.outcome') })).toBeNull();
  });

  test('says what moves and what is lost, for the account that is picked', async () => {
    const user = await openAs(rain, '/login/init');
    await user.click(await screen.findByRole('radio', { name: /^rain/ }));
    expect(screen.getByText(t('accounts.shared.merge.moves', { smart_count: 1, main: 'rain' }))).toBeVisible();
    expect(screen.getByText(t('accounts.shared.merge.closed', { smart_count: 1, names: 'moon' }))).toBeVisible();
    expect(screen.getByText(t('accounts.shared.merge.renamed', { from: 'Ada Moon', to: 'Mira Rain' }))).toBeVisible();
    expect(screen.queryByText(like('accounts.shared.merge.you_leave'))).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^moon/ }));
    expect(screen.queryByText(like('accounts.shared.merge.moves'))).toBeNull();
    expect(screen.getByText(like('accounts.shared.merge.you_leave'))).toBeVisible();
  });

  test('names the pen name that a main account without one takes over', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null where id = $1', [rain.id]);
    await choose('rain');
    expect(screen.getByText(t('accounts.shared.merge.named', { main: 'rain', pen_name: 'Ada Moon' }))).toBeVisible();
  });

  test('has nothing for who has one account', async () => {
    await server.pool.query(`update users set email = 'else@gmail.com', email_key = 'else@gmail.com' where id = $1`, [
      moon.id,
    ]);
    await openAs(rain, '/login/init');
    expect(await screen.findByRole('heading', { name: t('accounts.shared.merge.none') })).toBeVisible();
  });

  test('asks again where the accounts did not come', long, async () => {
    cut('get', '/api/user/same/authors');
    const user = await openAs(rain, '/login/init');
    await screen.findByRole('heading', { name: t('pages.problem.offline') });
    mend();
    await user.click(button(t('common.retry')));
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  test('is reached from the profile, where there is something to choose', long, async () => {
    const user = await openAs(rain, '/person');
    await user.click(await screen.findByRole('link', { name: t('accounts.shared.merge.offer_go') }));
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  test('is not offered where there is nothing', async () => {
    await openAs('author_signed', '/person');
    await screen.findByText(t('accounts.shared.person.device_this'));
    await expect.poll(() => requests).toContain('GET /api/user/same/authors');
    expect(screen.queryByRole('link', { name: t('accounts.shared.merge.offer_go') })).toBeNull();
  });
});

describe('merging', () => {
  test.each(['', 'moon'])('wants the name of the main account, not “%s”', async (typed) => {
    const user = await openAs(rain, '/login/init');
    await user.click(await screen.findByRole('radio', { name: /^rain/ }));
    if (typed) await user.type(await field(t('accounts.shared.merge.type', { name: 'rain' })), typed);
    await user.click(press());
    expect(await field(t('accounts.shared.merge.type', { name: 'rain' }))).toHaveAccessibleDescription(
      typed ? t('accounts.shared.merge.mistyped') : t('validation.required'),
    );
    expect(requests).not.toContain(call);
  });

  test('into this account goes on here, with all that was theirs', async () => {
    await server.pool.query(`update users set role = 'author_signed' where id = $1`, [moon.id]);
    const user = await choose('rain', ' RAIN ');
    await user.click(press());
    expect(await screen.findByRole('heading', { name: t('accounts.shared.merge.done') })).toBeVisible();
    expect(await readStatus(moon)).toBe('closed');
    await waitFor(() => expect(currentUser()).toMatchObject({ username: 'rain', role_id: 17 }));
    await user.click(screen.getByRole('link', { name: t('accounts.shared.merge.to_stories') }));
    expect(await screen.findByText('The Lamp')).toBeVisible();
  });

  test('into another ends the session, and sign-in has its name', long, async () => {
    const user = await choose('moon');
    await user.click(press());
    expect(await screen.findByText(t('accounts.merged'))).toBeVisible();
    expect(currentToken()).toBeNull();
    expect(await field(t('accounts.account'))).toHaveValue('moon');
    expect(await readStatus(rain)).toBe('closed');
    await user.type(await field(t('accounts.password')), `${password}{Enter}`);
    expect(await accountButton()).toHaveTextContent('Ada Moon');
  });

  test('is one call, however often the button is pressed', long, async () => {
    const user = await choose('rain');
    const release = hold('post', path);
    await user.dblClick(press());
    expect(button(t('accounts.shared.merge.merging'))).toBeDisabled();
    release();
    await screen.findByRole('heading', { name: t('accounts.shared.merge.done') });
    expect(requests.filter((made) => made === call)).toHaveLength(1);
  });

  test('wants the password, and says at it that it is wrong', long, async () => {
    const user = await choose('rain');
    await user.clear(await field(t('accounts.shared.merge.password', { name: 'rain' })));
    await user.type(await field(t('accounts.shared.merge.password', { name: 'rain' })), 'not-mine-1');
    await user.click(press());
    await waitFor(async () =>
      expect(await field(t('accounts.shared.merge.password', { name: 'rain' }))).toHaveAccessibleDescription(
        like('errors.wrong_password'),
      ),
    );
    await user.clear(await field(t('accounts.shared.merge.password', { name: 'rain' })));
    await user.type(await field(t('accounts.shared.merge.password', { name: 'rain' })), `${password}{Enter}`);
    expect(await screen.findByRole('heading', { name: t('accounts.shared.merge.done') })).toBeVisible();
  });

  test('without a network changes nothing, and works when it is back', long, async () => {
    const user = await choose('rain');
    cut('post', path);
    await user.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    expect(await readStatus(moon)).toBe('active');
    mend();
    await user.click(press());
    expect(await screen.findByRole('heading', { name: t('accounts.shared.merge.done') })).toBeVisible();
  });

  test('answers again where the answer was lost', long, async () => {
    const user = await choose('rain');
    lose('post', path);
    await user.click(press());
    await screen.findByRole('alert');
    mend();
    await user.click(press());
    expect(await screen.findByRole('heading', { name: t('accounts.shared.merge.done') })).toBeVisible();
  });

  test('leads to sign-in where the answer was lost with the session', long, async () => {
    const user = await choose('moon');
    lose('post', path);
    await user.click(press());
    await screen.findByRole('alert');
    mend();
    await user.click(press());
    expect(await screen.findByText(t('errors.unauthorized'))).toBeVisible();
    expect(await field(t('accounts.account'))).toHaveValue('moon');
  });
});
