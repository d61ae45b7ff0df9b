import { screen, waitFor, within } from '@testing-library/react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, server } from '../../support/web.tsx';
import { prepareDesk } from '../support/desk.ts';

const { open, field, stored, doneButton } = prepareDesk();
const draftButtons = () => screen.queryAllByRole('button', { name: like('translation.office.desk.key.draft') });

test('without a machine translation no draft is offered, and its key does nothing', async () => {
  const user = await open();
  await user.click(await field(1));
  await user.keyboard('{Alt>}m{/Alt}');
  expect(draftButtons()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('translation.office.desk.keys') }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(t('translation.office.desk.key.draft'))).toBeNull();
  expect(requests.filter((one) => one.includes('machine-draft'))).toEqual([]);
});

describe('a machine draft', () => {
  beforeEach(async () => {
    await server.db.update(tables.businessBook).set({ machine_draft: true });
    server.services.machineTranslation = {
      translate: async (texts) => texts.map((text) => `Machine ${text}`),
    };
  });
  afterEach(() => void (server.services.machineTranslation = undefined));
  const press = async (number: number) =>
    within((await field(number)).closest('li')!).getByRole('button', {
      name: like('translation.office.desk.key.draft'),
    });

  test(
    'fills an empty paragraph by its key, is marked until it is changed, is not done, and is taken back',
    long,
    async () => {
      const user = await open();
      await user.click(await field(1));
      await user.keyboard('{Alt>}m{/Alt}');
      await waitFor(async () => expect(await field(1)).toHaveValue('Machine 灯亮着。1'));
      const row = within((await field(1)).closest('li')!);
      const mark = () => row.queryByText(t('translation.office.desk.key.draft'), { selector: 'p *' });
      expect(mark()).toBeVisible();
      expect(await doneButton(1)).toHaveAttribute('aria-pressed', 'false');
      expect(await field(2)).toHaveValue('');
      await waitFor(async () => expect(await stored()).toEqual(['Machine 灯亮着。1', '', '']), { timeout: 5000 });
      await user.click(row.getByRole('button', { name: t('common.shared.undo') }));
      expect(await field(1)).toHaveValue('');
      await user.click(row.getByRole('button', { name: 'Machine 灯亮着。1' }));
      await user.type(await field(1), '!');
      expect(mark()).toBeNull();
    },
  );

  test('stands among the suggestions where there is a text', async () => {
    const user = await open();
    await user.type(await field(1), 'My own text');
    await user.click(await press(1));
    const offered = await screen.findByRole('button', { name: 'Machine 灯亮着。1' });
    expect(await field(1)).toHaveValue('My own text');
    await user.click(offered);
    expect(await field(1)).toHaveValue('Machine 灯亮着。1');
    // What it went over comes back, by a button or a key.
    const undo = within((await field(1)).closest('li')!).getByRole('button', { name: t('common.shared.undo') });
    await user.click(undo);
    expect(await field(1)).toHaveValue('My own text');
    expect(await field(1)).toHaveFocus();
    expect(undo).not.toBeInTheDocument();
  });

  test('that does not come is told of, and what is typed meanwhile stays', long, async () => {
    const user = await open();
    const held = Promise.withResolvers<void>();
    const fail = async () => {
      await held.promise;
      throw new Error('status 500');
    };
    server.services.machineTranslation = { translate: fail };
    await user.click(await press(1));
    expect(await press(1)).toBeDisabled();
    await user.type(await field(1), 'Typed meanwhile');
    held.resolve();
    expect(await screen.findByText(t('translation.office.errors.machine_failed'))).toBeVisible();
    expect(await press(1)).toBeEnabled();
    expect(await field(1)).toHaveValue('Typed meanwhile');
    await waitFor(async () => expect((await stored())[0]).toBe('Typed meanwhile'), { timeout: 5000 });
  });

  test('does not write over what is typed before it comes', async () => {
    const user = await open();
    const answered = Promise.withResolvers<string[]>();
    server.services.machineTranslation = { translate: () => answered.promise };
    await user.click(await press(1));
    await user.type(await field(1), 'Faster');
    answered.resolve(['Slow machine']);
    expect(await screen.findByRole('button', { name: 'Slow machine' })).toBeVisible();
    expect(await field(1)).toHaveValue('Faster');
  });

  test('stays marked where rows are joined, its own and others before it, and only the draft is taken back', async () => {
    const user = await open();
    const findMark = (number: number) =>
      field(number).then((box) =>
        within(box.closest('li')!).queryByText(t('translation.office.desk.key.draft'), { selector: 'p *' }),
      );
    await user.click(await press(3));
    await waitFor(async () => expect(await field(3)).toHaveValue('Machine 天亮时她走了。1'));
    await user.click(await field(1));
    await user.keyboard('{Alt>}j{/Alt}');
    expect(await findMark(2)).toBeVisible();
    await user.type(await field(1), 'My own text');
    expect(await findMark(1)).toBeNull();
    await user.keyboard('{Alt>}j{/Alt}');
    expect(await field(1)).toHaveValue('My own text\n\nMachine 天亮时她走了。1');
    expect(await findMark(1)).toBeVisible();
    const row = within((await field(1)).closest('li')!);
    await user.click(row.getByRole('button', { name: t('common.shared.undo') }));
    expect(await field(1)).toHaveValue('My own text');
    expect(await findMark(1)).toBeNull();
  });
});
