import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { like, t } from '../../support/t.ts';
import { prepareDesk } from '../support/desk.ts';

const { open, field } = prepareDesk();
const box = (name: 'term' | 'translation') =>
  within(screen.getByRole('dialog')).getByRole('textbox', {
    name: like(`resources.office/dictionary-entries.fields.${name}`),
  });
async function expectOffered(user: UserEvent, term: string, translation: string) {
  await user.keyboard('{Alt>}n{/Alt}');
  expect([box('term'), box('translation')].map((one) => (one as HTMLInputElement).value)).toEqual([term, translation]);
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
}

test('a new entry is offered the word where one writes, or what is selected there, without a pointer', async () => {
  const user = await open();
  await user.click(await field(1));
  await user.keyboard('The lantern, burned');
  await expectOffered(user, '', 'burned');
  const target = (await field(1)) as HTMLTextAreaElement;
  target.focus();
  target.setSelectionRange(6, 6);
  await expectOffered(user, '', 'lantern');
  target.focus();
  target.setSelectionRange(0, 11);
  await expectOffered(user, '', 'The lantern');
});

test('a new entry is offered the word of the source that the cursor stands in', async () => {
  const user = await open();
  await field(2);
  const source = screen.getByText('没有人来。1').closest<HTMLElement>('[data-source]')!;
  source.focus();
  getSelection()!.collapse(source.querySelector('p')!.firstChild, 1);
  await expectOffered(user, '没有', '');
});

test('a term that is selected gets no word that only happens to be where one writes', async () => {
  const user = await open();
  await user.click(await field(1));
  await user.keyboard('It burned');
  const source = screen.getByText('灯亮着。1').firstChild!;
  getSelection()!.setBaseAndExtent(source, 0, source, 1);
  await screen.findByRole('button', { name: like('dictionary.office.add', { term: '灯' }) });
  await expectOffered(user, '灯', '');
});
