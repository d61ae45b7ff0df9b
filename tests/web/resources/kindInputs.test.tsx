import { render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entity } from '#domain/kit/entity.ts';
import {
  choice,
  choices,
  date,
  flag,
  longText,
  money,
  month,
  number,
  text,
  time,
  type Field,
} from '#domain/kit/fields.ts';
import { currentProvider, enterArea } from '../../../src/i18n/index.ts';
import { KindInput } from '../../../src/resources/inputs/KindInput.tsx';
import { createValidator } from '../../../src/resources/validate.ts';
import { t } from '../../support/t.ts';

beforeEach(() => enterArea('office'));

const name = 'languages';

/** A form with one field that is called Thing; answers what saving it sends. Options of this name are called by Intl. */
function openForm(field: Field, value: unknown) {
  const thing = entity('things', { title: 'id', access: { read: [] }, fields: { [name]: field } });
  const save = vi.fn<(sent: object) => void>();
  render(
    <CoreAdminContext i18nProvider={currentProvider()}>
      <Form record={{ id: 1, [name]: value }} onSubmit={save}>
        <KindInput
          name={name}
          source={name}
          field={field}
          label="Thing"
          optional={!field.required}
          validate={createValidator(thing, name)}
        />
        <button>Save</button>
      </Form>
    </CoreAdminContext>,
  );
  const user = userEvent.setup({ delay: null });
  const input = screen.getByLabelText<HTMLInputElement>(/^Thing/, { selector: 'input, textarea, select, button' });
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const type = async (typed: string) => {
    await user.clear(input);
    if (typed) await user.type(input, typed);
    await press();
  };
  const saved = async (sent: unknown) => {
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]![0]).toMatchObject({ [name]: sent });
  };
  return { save, saved, type, press, user, input };
}

describe('an amount', () => {
  test.each([
    [0, '0'],
    [5, '0.05'],
    [1230, '12.30'],
    [100_000, '1000'],
    [-250, '-2.50'],
    [null, ''],
  ])('of %s cents stands there as %j', (cents, display) => {
    expect(openForm(money(), cents).input).toHaveValue(display);
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,34', 1234],
    ['0.07', 7],
    ['-3.1', -310],
    ['1000000', 100_000_000],
    ['1,250.5', 125_050],
    ['$1,250', 125_000],
    ['', null],
  ])('typed as %j is saved in cents and stands there as it was typed', async (typed, cents) => {
    const { saved, type, input } = openForm(money(), 999);
    await type(typed);
    await saved(cents);
    expect(input).toHaveValue(typed);
  });

  test.each(['12.345', 'a lot', '1.2.3', '12.', '--1'])('typed as %j is refused and stays', async (typed) => {
    const { save, type, input } = openForm(money(), 999);
    await type(typed);
    expect(await screen.findByText(t('validation.money'))).toBeVisible();
    expect(input).toHaveValue(typed);
    expect(input).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  test('that is required may not be left out', async () => {
    const { save, type } = openForm(money({ required: true }), 999);
    await type('');
    expect(await screen.findByText(t('validation.required'))).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('a share', () => {
  const share = () => number({ max: 1, scale: 4 });

  test.each([
    ['50', 0.5],
    ['12,5', 0.125],
    ['', null],
  ])('typed as %j percent is saved as a number and stands there as it was typed', async (typed, saved) => {
    const form = openForm(share(), 0.4);
    expect(form.input).toHaveValue('40');
    await form.type(typed);
    await form.saved(saved);
    expect(form.input).toHaveValue(typed);
  });

  test.each(['120', '33.333', 'half'])('typed as %j is refused and stays', async (typed) => {
    const { save, type, input } = openForm(share(), 0.4);
    await type(typed);
    expect(await screen.findByText(t('validation.percent'))).toBeVisible();
    expect(input).toHaveValue(typed);
    expect(save).not.toHaveBeenCalled();
  });
});

test.each([
  ['text', text(), 'a', 'b', 'b'],
  ['text', text(), 'a', '', null],
  ['long text', longText(), 'a', 'b\nc', 'b\nc'],
  ['number', number({ scale: 4 }), 1, '0.25', 0.25],
  ['number', number(), 1, '0', 0],
  ['number', number(), 1, '', null],
  ['date', date(), '2026-03-01', '2026-03-09', '2026-03-09'],
  ['date', date(), '2026-03-01', '3/9/2026', '2026-03-09'],
  ['date', date(), '2026-03-01', '', null],
  ['month', month(), '2026-03', '2026-04', '2026-04'],
  ['instant', time(), '2026-03-01T10:00:00.000Z', '', null],
])('a %s is saved as it is typed', async (_, field, before, typed, sent) => {
  const { type, saved } = openForm(field, before);
  await type(typed);
  await saved(sent);
});

test('an instant is written by the reader’s own clock', async () => {
  const { type, saved, input } = openForm(time(), '2026-03-01T10:05:30.000Z');
  const here = new Date('2026-03-01T10:05:00.000Z');
  const wall = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  expect(input).toHaveValue(`${wall.slice(5, 7)}/${wall.slice(8, 10)}/${wall.slice(0, 4)} ${wall.slice(11)}`);
  await type('2026-03-02T08:30');
  await saved(new Date(2026, 2, 2, 8, 30).toISOString());
});

test('yes and no are a tick', async () => {
  const { user, input, press, saved } = openForm(flag(), false);
  expect(input).not.toBeChecked();
  await user.click(input);
  await press();
  await saved(true);
});

test('one of several is chosen, and may be taken back where it is optional', async () => {
  const { user, input, press, saved } = openForm(choice(['en', 'fr']), 'en');
  expect(input).toHaveValue('en');
  await user.selectOptions(input, '');
  await press();
  await saved(null);
});

const many = ['en', 'es', 'fr', 'id', 'ko', 'pt', 'ru', 'th'];

describe('one of more options than are seen at once', () => {
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('is searched by typing, whatever the case, and taken by keys', async () => {
    const { user, input, press, saved } = openForm(choice(many, { required: true }), 'en');
    expect(input).toHaveValue('English');
    await user.click(input);
    expect(offered()).toHaveLength(many.length);
    await user.clear(input);
    await user.type(input, 'NES');
    expect(offered()).toEqual(['Indonesian']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('Indonesian');
    await press();
    await saved('id');
  });

  test('may be taken back, which a required one may not', async () => {
    const { user, press, save, input } = openForm(choice(many, { required: true }), 'en');
    await user.click(screen.getByRole('button', { name: t('ra.action.clear_input_value') }));
    await press();
    await waitFor(() => expect(input).toHaveAccessibleDescription(t('validation.required')));
    expect(save).not.toHaveBeenCalled();
  });
});

describe('several options', () => {
  const languages = choices({ of: ['en', 'fr', 'ru'], required: true, min: 1 });

  test('are ticked in a list that opens under its line, and are kept in their own order', async () => {
    const { user, input, press, saved } = openForm(languages, ['ru']);
    expect(input).toHaveTextContent('Russian');
    await user.click(input);
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(input).toHaveTextContent('English, Russian');
    await press();
    await saved(['en', 'ru']);
  });

  test('close when they are left, or by Escape, which gives the focus back', async () => {
    const { user, input } = openForm(languages, []);
    expect(input).toHaveTextContent(t('accounts.shared.person.choose'));
    const isOpen = () => input.getAttribute('aria-expanded') === 'true';
    await user.click(input);
    await user.click(screen.getByRole('checkbox', { name: 'French' }));
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(input).toHaveFocus();
    await user.click(input);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(isOpen()).toBe(false);
  });

  test('are searched where they are many', async () => {
    const { user, input, press, saved } = openForm(choices({ of: many, required: true }), ['en']);
    await user.click(input);
    await user.type(screen.getByRole('searchbox', { name: t('common.office.list.search') }), 'fren{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'French' }));
    await press();
    await saved(['en', 'fr']);
  });

  test('must be as many as the rule says', async () => {
    const { save, press, input } = openForm(languages, []);
    await press();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/./));
    expect(save).not.toHaveBeenCalled();
  });
});
