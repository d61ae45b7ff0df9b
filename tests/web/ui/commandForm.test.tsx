import { render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSavedReplies, saveReply } from '#domain/comments/comments.calls.ts';
import { enterArea } from '../../../src/i18n/index.ts';
import { send } from '../../../src/lib/api/client.ts';
import { TextInput } from '../../../src/ui/fields/TextInput.tsx';
import { Refused } from '../../../src/ui/forms/Refused.tsx';
import { useCommandForm } from '../../../src/ui/forms/useCommandForm.ts';
import { t } from '../../support/t.ts';
import { requests, hold, keep, mend, refuse, server } from '../../support/web.tsx';
import { Around } from '../support/Around.tsx';

const path = '/api/comments/saved-replies';
const onSuccess = vi.fn<(content: string) => void>();

function Form() {
  const { form, field, refusal, pending } = useCommandForm(saveReply.body, (body) => send(saveReply, { body }), {
    defaultValues: { content: '' },
    onSuccess: ({ content }) => onSuccess(content),
  });
  return (
    <form {...form}>
      <Refused refusal={refusal} />
      <TextInput {...field('content')} label="Answer" />
      <button disabled={pending}>Keep</button>
    </form>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Answer' });
const press = () => screen.getByRole('button', { name: 'Keep' });

async function open() {
  const author = await server.insert('user', { role: 'author_signed', user_name: 'ada' });
  keep(author, await server.signIn(author));
  await enterArea('author');
  render(<Form />, { wrapper: Around });
  return userEvent.setup({ delay: null });
}
beforeEach(() => void onSuccess.mockReset());

test('what a field lacks is said when it is left, and gone as soon as it is mended', async () => {
  const user = await open();
  await user.click(box());
  expect(box()).not.toHaveAccessibleDescription(t('validation.required'));
  await user.tab();
  await user.click(document.body);
  await user.click(box());
  await user.click(press());
  await waitFor(() => expect(box()).toHaveAccessibleDescription(t('validation.required')));
  expect(box()).toHaveFocus();
  await user.type(box(), 'T');
  await waitFor(() => expect(box()).not.toHaveAccessibleDescription(t('validation.required')));
  expect(requests).not.toContain(`POST ${path}`);
});

test('it sends what the call takes, once, and tells that it does', async () => {
  const user = await open();
  const release = hold('post', path);
  await user.type(box(), 'Thanks!{Enter}');
  await waitFor(() => expect(press()).toBeDisabled());
  await user.type(box(), '{Enter}');
  release();
  await waitFor(() => expect(onSuccess.mock.calls).toEqual([['Thanks!']]));
  expect((await send(listSavedReplies, {})).items).toHaveLength(1);
});

test('what the server refuses of a field shows there, and anything else above them, until one goes on', async () => {
  const user = await open();
  refuse('post', path, 422, 'error.validation', { content: { message: 'validation.max_length', args: { max: 3 } } });
  await user.type(box(), 'Thanks!{Enter}');
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/3/));
  expect(box()).toHaveFocus();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  mend();
  refuse('post', path, 503, 'errors.unavailable');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(box()).not.toHaveAccessibleDescription(/3/));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(box(), '!');
  expect(screen.queryByRole('alert')).toBeNull();
  mend();
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(onSuccess.mock.calls).toEqual([['Thanks!!']]));
});

test('what is wrong with a field that is not here is said above them', async () => {
  const user = await open();
  refuse('post', path, 422, 'error.validation', { until: { message: 'validation.required' } });
  await user.type(box(), 'Thanks!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('validation.required'));
});
