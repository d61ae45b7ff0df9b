import { render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { formatDay } from '#domain/shared/formatDates.ts';
import { enterArea } from '../../../src/i18n/index.ts';
import { DateInput } from '../../../src/ui/calendar/DateInput.tsx';
import { writeTypedDate } from '../../../src/ui/calendar/typedDate.ts';
import { t } from '../../support/t.ts';

const user = userEvent.setup({ delay: null });

/** A form with a day of spring 2026. */
function Sample() {
  const [value, setValue] = useState('2026-03-31');
  return (
    <DateInput kind="date" name="on" label="On" min="2026-03-10" max="2026-05-20" value={value} onChange={setValue} />
  );
}

test.each([
  ['{ArrowDown}', '2026-04-07'],
  ['{ArrowLeft}{ArrowUp}', '2026-03-23'],
  ['{PageDown}{End}', '2026-04-30'],
  ['{Home}', '2026-03-10'],
  ['{PageDown}{PageDown}{End}', '2026-05-20'],
])('the keys %s and Enter choose %s in the calendar of 31 March', async (keys, day) => {
  await enterArea('author');
  const { unmount } = render(<Sample />);
  const opener = screen.getByRole('button', { name: /: On$/ });
  opener.focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: formatDay('2026-03-31', 'en') })).focus();
  await user.keyboard(`${keys}{Enter}`);
  expect(screen.getByRole('textbox', { name: 'On' })).toHaveValue(writeTypedDate(day, 'en', 'date'));
  expect(opener).toHaveFocus();
  unmount();
});

test('a key at the last day leaves the focus to the button that turns the month', async () => {
  await enterArea('author');
  const { unmount } = render(<Sample />);
  await user.click(screen.getByRole('button', { name: /: On$/ }));
  (await screen.findByRole('button', { name: formatDay('2026-03-31', 'en') })).focus();
  await user.keyboard('{PageDown}{PageDown}{End}{ArrowRight}');
  expect(screen.getByRole('button', { name: formatDay('2026-05-20', 'en') })).toHaveFocus();
  const previous = screen.getByRole('button', { name: t('common.shared.date.previous_month') });
  await user.click(previous);
  expect(previous).toHaveFocus();
  unmount();
});
