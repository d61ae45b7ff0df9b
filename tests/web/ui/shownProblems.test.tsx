import { render, screen } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { TextInput } from '../../../src/ui/fields/TextInput.tsx';
import { t } from '../../support/t.ts';
import { Around } from '../support/Around.tsx';

const error = { message: 'validation.required' } as const;
const fields = (
  <>
    <TextInput label="Name" name="name" error={error} />
    <TextInput label="City" name="city" error={error} />
  </>
);

test('outside of a form, which would sum them up, each field says aloud what it lacks', async () => {
  render(fields, { wrapper: Around });
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([t('validation.required'), t('validation.required')]);
});

test('in a form several that come at once are left to its summary', async () => {
  render(<form>{fields}</form>, { wrapper: Around });
  expect(await screen.findAllByText(t('validation.required'))).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
