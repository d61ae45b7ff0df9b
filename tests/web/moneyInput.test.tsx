import { render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, SaveButton } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { entity } from '#domain/kit/entity.ts';
import { money, type Field } from '#domain/kit/fields.ts';
import { currentProvider } from '../../src/i18n/index.ts';
import { MoneyInput } from '../../src/kit/MoneyInput.tsx';
import { validatorOf } from '../../src/kit/validate.ts';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });

/** A form with an amount in cents; answers what saving it sends. */
function openForm(amount: number | null, field: Field = money()) {
  const thing = entity('things', { title: 'id', access: { read: [] }, fields: { amount: field } });
  const save = vi.fn<(sent: object) => void>();
  render(
    <CoreAdminContext i18nProvider={currentProvider()}>
      <Form record={{ id: 1, amount }} onSubmit={save}>
        <MoneyInput source="amount" label="Amount" validate={validatorOf(thing, 'amount')} />
        <SaveButton alwaysEnable label="Save" />
      </Form>
    </CoreAdminContext>,
  );
  const user = userEvent.setup({ delay: null });
  const type = async (typed: string) => {
    await user.clear(input());
    if (typed) await user.type(input(), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { save, type, user };
}

describe('an amount', () => {
  test.each([
    [0, '0'],
    [5, '0.05'],
    [1230, '12.30'],
    [100_000, '1000'],
    [-250, '-2.50'],
    [null, ''],
  ])('of %s cents stands there as %j', (cents, shown) => {
    openForm(cents);
    expect(input()).toHaveValue(shown);
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,34', 1234],
    ['0.07', 7],
    ['-3.1', -310],
    ['1000000', 100_000_000],
    ['', null],
  ])('typed as %j is saved in cents and stands there as it was typed', async (typed, cents) => {
    const { save, type } = openForm(999);
    await type(typed);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]![0]).toMatchObject({ amount: cents });
    expect(input()).toHaveValue(typed);
  });

  test.each(['12.345', 'a lot', '1.2.3', '12.', '--1'])('typed as %j is refused and stays', async (typed) => {
    const { save, type } = openForm(999);
    await type(typed);
    expect(await screen.findByText('An amount with at most two decimals')).toBeVisible();
    expect(input()).toHaveValue(typed);
    expect(save).not.toHaveBeenCalled();
  });

  test('that is required may not be left out', async () => {
    const { save, type } = openForm(999, money({ required: true }));
    await type('');
    expect(await screen.findByText('Required')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});
