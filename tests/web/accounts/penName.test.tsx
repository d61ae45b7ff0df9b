import { screen, waitFor } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { currentUser } from '../../../src/lib/session/session.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, openAs, server, setLanguage } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';

const check = 'GET /api/user/pen-name/check';
const press = () => button(t('accounts.shared.person.pen_name_set'));
const nameless = () => server.insert('user', { role: 'author_unsigned', user_name: 'mira', pen_name: null });
const openForm = async (path = '/login/name') => openAs(await nameless(), path);

describe('the first pen name', () => {
  test('is looked up while one types, once one pauses', long, async () => {
    await server.insert('user', { pen_name: 'Mira Rain' });
    const user = await openForm();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain');
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.pen_name'))).toHaveAccessibleDescription(
        like('errors.pen_name_taken'),
      ),
    );
    expect(requests.filter((call) => call.startsWith(check))).toHaveLength(1);
    await user.type(await field(t('accounts.shared.person.pen_name')), 's');
    expect(await screen.findByText(t('accounts.shared.person.pen_name_free'))).toBeVisible();
    expect(await field(t('accounts.shared.person.pen_name'))).toBeValid();
  });

  test('must differ from the user name', long, async () => {
    const user = await openForm();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'MIRA');
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.pen_name'))).toHaveAccessibleDescription(like('errors.names_equal')),
    );
    await user.click(press());
    await waitFor(() => expect(button(t('accounts.saving'))).toBeDisabled());
    await waitFor(() => expect(press()).toBeEnabled());
    expect(await field(t('accounts.shared.person.pen_name'))).toHaveAccessibleDescription(like('errors.names_equal'));
    expect(await field(t('accounts.shared.person.pen_name'))).toHaveFocus();
    expect(currentUser()?.pen_name).toBeNull();
  });

  test('is needed', long, async () => {
    const user = await openForm();
    await field(t('accounts.shared.person.pen_name'));
    await user.click(press());
    expect(await field(t('accounts.shared.person.pen_name'))).toHaveAccessibleDescription(like('validation.required'));
  });

  test('leads home where one was going nowhere', long, async () => {
    const user = await openForm();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(await screen.findByText('Mira Rain')).toBeVisible();
  });

  test.each(sampleOneIn(3, ['//evil.example', 'https://evil.example', '/login/name']))(
    'leads home instead of to %s',
    async (to) => {
      const user = await openForm(`/login/name?redirect=${encodeURIComponent(to)}`);
      await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain{Enter}');
      await waitFor(() => expect(location.hash).toBe('#/home'));
    },
  );

  test('is set once, however often the button is pressed', long, async () => {
    const user = await openForm();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain');
    const release = hold('post', '/api/user/pen-name');
    await user.dblClick(press());
    expect(button(t('accounts.saving'))).toBeDisabled();
    release();
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(requests.filter((call) => call === 'POST /api/user/pen-name')).toHaveLength(1);
  });

  test('stays typed without a network, and nothing is said of what could not be looked up', long, async () => {
    const user = await openForm();
    cut('get', '/api/user/pen-name/check');
    cut('post', '/api/user/pen-name');
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain');
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.pen_name'))).toHaveAccessibleDescription(
        t('accounts.shared.person.pen_name_once'),
      ),
    );
    await user.click(press());
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    expect(await field(t('accounts.shared.person.pen_name'))).toHaveValue('Mira Rain');
    mend();
    await user.click(press());
    await waitFor(() => expect(location.hash).toBe('#/home'));
  });

  test('is asked for in Korean too', async () => {
    await setLanguage('ko');
    const user = await openForm();
    await user.type(await field(t('accounts.shared.person.pen_name', {}, 'ko')), 'ㄱ'.repeat(41));
    await user.tab();
    expect(await field(t('accounts.shared.person.pen_name', {}, 'ko'))).toHaveAccessibleDescription(/40/);
    await setLanguage('en');
  });
});

describe('an author who has one', () => {
  test('goes on', async () => {
    await openAs('author_unsigned', '/login/name?redirect=%2Fstory');
    await waitFor(() => expect(location.hash).toBe('#/story'));
  });
});
