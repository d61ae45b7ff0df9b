import { render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { enterArea } from '../../../src/i18n/index.ts';
import { TimeInput } from '../../../src/ui/calendar/TimeInput.tsx';
import { readTypedTime } from '../../../src/ui/calendar/typedTime.ts';
import { t } from '../../support/t.ts';

const user = userEvent.setup({ delay: null });

test.each([
  ['9', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  ['9:30', '09:30'],
  ['21.30', '21:30'],
  ['21h30', '21:30'],
  ['9 30', '09:30'],
  ['２１：３０', '21:30'],
  [' 0:05 ', '00:05'],
  ['', undefined],
  ['24', undefined],
  ['960', undefined],
  ['9:3', undefined],
  ['9 pm', undefined],
  ['9:30 pm', undefined],
  ['soon', undefined],
])('%j is the time %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

/** A form with a time. */
function Sample() {
  const [value, setValue] = useState('20:00');
  return (
    <>
      <TimeInput name="at" label="At" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a time is typed as it comes, and what is none is said at its field', async () => {
  await enterArea('author');
  const { unmount } = render(<Sample />);
  const field = screen.getByRole('textbox', { name: 'At' });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await type('930');
  expect(field).toHaveValue('930');
  expect(screen.getByRole('status')).toHaveTextContent('09:30');
  await user.tab();
  expect(field).toHaveValue('09:30');

  await type('soon');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveAccessibleDescription(t('common.shared.date.no_time'));
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.tab();
  expect(field).toHaveAccessibleDescription(t('validation.required'));
  unmount();
});

test('a time is chosen from the half hours by keys', async () => {
  render(<Sample />);
  const opener = screen.getByRole('button', { name: /: At$/ });
  opener.focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('button', { name: '20:00' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(screen.getByRole('textbox', { name: 'At' })).toHaveValue('22:30');
  expect(opener).toHaveFocus();
});
