import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defaultSigningAge } from '#domain/accounts/profile.ts';
import { picture as makePicture } from '../../support/pictures.ts';
import { like, t } from '../../support/t.ts';
import { hold, openAs, server } from '../../support/web.tsx';
import { listOffered, readMarkdown, selectAll, writeMarkdown } from '../support/markdownInput.ts';
import { box } from '../support/officeScreen.ts';

let id: number;
const label = t('resources.office/articles.fields.body');

beforeEach(async () => {
  const draft = { place: 'faq', slug: '1', language: 'en', state: 'draft', title: 'How long?', summary: 's' };
  ({ id } = await server.insert('article', { ...draft, body: 'A long while.' } as object));
});

test('what is typed is seen as readers would see it, and its broken links are named', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  const preview = within(await screen.findByRole('region', { name: t('articles.office.preview.title') }));
  await writeMarkdown(label, '**Three** weeks, [see](#/nowhere)');
  expect(await preview.findByText('Three', { selector: 'strong' })).toBeVisible();
  const problem = t('articles.office.errors.link_page', { text: '#/nowhere' });
  expect(await preview.findByText(problem)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () => expect(await box(label)).toHaveAccessibleDescription(problem));
});

test('a link in the preview asks before what is typed is lost', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  const preview = within(await screen.findByRole('region', { name: t('articles.office.preview.title') }));
  await writeMarkdown(label, 'See [Rule 7](#/handbook).');
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(await preview.findByRole('link', { name: 'Rule 7' }));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(await readMarkdown(label)).toBe('See [Rule 7](#/handbook).');
});

test('numbers are offered as readers see them, also where a setting decides them', async () => {
  server.services.signingAge = 21;
  onTestFinished(() => void (server.services.signingAge = defaultSigningAge));
  await openAs('translator', `/office/articles/${id}`);
  const age = expect.objectContaining({ label: 'contracts.signing_age', detail: '21' });
  await waitFor(async () => expect(await listOffered(label, '{{contracts.sig')).toContainEqual(age));
});

test('a draft with a time is told that it leads to what readers cannot open', async () => {
  await server.insert('article', { place: 'handbook', slug: '9', language: 'en', state: 'draft' });
  const draft = { place: 'faq', slug: '2', language: 'en', state: 'draft', publish_at: '2036-01-01T00:00:00.000Z' };
  const text = '#/handbook?chapter=9';
  const timed = await server.insert('article', { ...draft, body: `[nine](${text})` } as object);
  await openAs('content_manager', `/office/articles/${timed.id}`);
  expect(await screen.findByText(t('articles.office.errors.link_draft', { text }))).toBeVisible();
});

test('a draft has a page as its readers would see it', async () => {
  const user = await openAs('translator', `/office/articles/${id}/show`);
  await user.click(await screen.findByRole('link', { name: t('articles.office.preview.open') }));
  expect(await screen.findByText('A long while.')).toBeVisible();
  expect(screen.getByText(t('articles.office.preview.saved'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'How long?' })).toBeVisible();
});

test('a picture is uploaded into the text, and waits for its description', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  await readMarkdown(label);
  const picture = await makeFile('wall.jpg');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture);
  await waitFor(async () =>
    expect(await readMarkdown(label)).toMatch(
      /^A long while\.\n\n:::figure\n!\[\]\(\/api\/files\/article\/[\w-]+\.jpg#40x30\)\n\n:::$/,
    ),
  );
  expect(await screen.findByText(like('articles.office.errors.picture_alt'))).toBeVisible();
});

const makeFile = async (name: string, type = 'image/jpeg') =>
  new File([await makePicture(40, 30).jpeg().toBuffer()], name, { type });
const uploadPath = '/api/office/articles/pictures';
const text = () => screen.findByRole('textbox', { name: label });
const drop = async (...files: File[]) => {
  const event = createEvent.drop(await text(), { dataTransfer: { files, types: ['Files'] } });
  // The DOM of these tests gives a drop no place.
  fireEvent(await text(), Object.assign(event, { clientX: 0, clientY: 0 }));
};
const countFigures = async () => (await readMarkdown(label)).match(/^:::figure\n!\[\]\(\S+\)\n\n:::$/gm)?.length ?? 0;

test('of several pictures that are given at once each is uploaded, into a block of its own', async () => {
  await openAs('translator', `/office/articles/${id}`);
  await readMarkdown(label);
  await drop(await makeFile('one.jpg'), await makeFile('two.jpg'), await makeFile('three.jpg'));
  await waitFor(async () => expect(await countFigures()).toBe(3));
  expect((await readMarkdown(label)).match(/:::figure/g)).toHaveLength(3);
});

test('a picture comes to where it was given, and leaves the caret to who writes on elsewhere', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  await readMarkdown(label);
  const release = hold('post', uploadPath);
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, await makeFile('one.jpg'));
  const title = screen.getByRole('textbox', { name: t('resources.office/articles.fields.title') });
  await user.click(title);
  await writeMarkdown(label, 'A long while.\n\nStill longer.');
  await selectAll(label);
  release();
  await waitFor(async () => expect(await countFigures()).toBe(1));
  expect(await readMarkdown(label)).toMatch(/^A long while\.\n\n:::figure\n[^]*\n:::\n\nStill longer\.$/);
  expect(title).toHaveFocus();
});

test('what is copied from a spreadsheet is pasted as its text, and not as the picture that comes with it', async () => {
  await openAs('translator', `/office/articles/${id}`);
  await selectAll(label);
  const files = [await makeFile('cells.png', 'image/png')];
  const types = ['text/plain', 'text/html', 'Files'];
  fireEvent.paste(await text(), { clipboardData: { files, types, getData: () => 'Words\t600' } });
  await waitFor(async () => expect(await readMarkdown(label)).toBe('Words\t600'));
});

test('a picture that is dropped while another is uploaded waits for it, and one that is refused holds up none', async () => {
  await openAs('translator', `/office/articles/${id}`);
  await readMarkdown(label);
  const release = hold('post', uploadPath);
  await drop(await makeFile('one.jpg'));
  await drop(new File(['no picture'], 'two.jpg', { type: 'image/jpeg' }), await makeFile('three.jpg'));
  release();
  await waitFor(async () => expect(await countFigures()).toBe(2));
  expect((await readMarkdown(label)).match(/:::figure/g)).toHaveLength(2);
});

test('where a format is not taken, the field says which are, until one goes on', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  await readMarkdown(label);
  const formats = t('images.shared.format');
  await drop(await makeFile('one.webp', 'image/webp'));
  await waitFor(async () => expect(await text()).toHaveAccessibleDescription(formats));
  await writeMarkdown(label, 'Short.');
  await waitFor(async () => expect(await text()).not.toHaveAccessibleDescription(formats));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.setup({ applyAccept: false }).upload(input, await makeFile('two.webp', 'image/webp'));
  await waitFor(async () => expect(await text()).toHaveAccessibleDescription(formats));
  await user.upload(input, [await makeFile('three.jpg'), await makeFile('four.jpg')]);
  await waitFor(async () => expect(await countFigures()).toBe(2));
  expect(await text()).not.toHaveAccessibleDescription(formats);
});

test.each([
  ['bold', '**A long while.**'],
  ['heading', '## A long while.'],
  ['link', '[A long while.](#/)'],
] as const)('the tool %s changes what is selected, and back', async (tool, changed) => {
  const user = await openAs('translator', `/office/articles/${id}`);
  const button = await screen.findByRole('button', { name: t(`articles.office.writing.${tool}`) });
  await selectAll(label);
  await user.click(button);
  expect(await readMarkdown(label)).toBe(changed);
  await user.click(button);
  expect(await readMarkdown(label)).toBe('A long while.');
});

test('a block is put below the line that one writes in', async () => {
  const user = await openAs('translator', `/office/articles/${id}`);
  const blocks = await screen.findByRole('combobox', { name: t('articles.office.writing.block') });
  await user.selectOptions(blocks, t('articles.office.writing.blocks.note'));
  expect(await readMarkdown(label)).toBe('A long while.\n\n:::note\n\n:::');
});
