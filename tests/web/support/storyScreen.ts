import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { picture } from '../../support/pictures.ts';
import { t } from '../../support/t.ts';

/** The page without the navbar, which has a 'Language' too. */
export const page = () => within(screen.getByRole('main'));
export const field = async (name: string) =>
  within(await screen.findByRole('main')).findByLabelText<HTMLInputElement>(
    new RegExp(`^${RegExp.escape(name)}( \\(${RegExp.escape(t('common.optional'))}\\))?$`),
  );
export const problem = (name: string, sentence: string) =>
  waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
/** A group of tags has its problem beside it. */
export const groupProblem = (name: string, sentence: string) =>
  waitFor(() =>
    expect(page().getByRole('group', { name: new RegExp(`^${RegExp.escape(name)}`) })).toHaveTextContent(sentence),
  );
export const press = async (user: UserEvent, name: string) =>
  user.click(await within(await screen.findByRole('main')).findByRole('button', { name }));

export const write = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name));
  if (text) await user.click(await field(name)).then(() => user.paste(text));
};
export const choose = async (user: UserEvent, name: string, option: string) =>
  user.selectOptions(await field(name), option);

export const file = async (image: Sharp, name = 'cover.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(await image.jpeg().toBuffer())], name, { type });

/** Decodes as far as the screen looks: jsdom has no pictures. */
export async function decodeBySharp(bytes: Blob): Promise<ImageBitmap> {
  const { width, height } = await sharp(new Uint8Array(await bytes.arrayBuffer())).metadata();
  return { width, height, close() {} };
}

export async function upload(user: UserEvent, cover: File): Promise<void> {
  await user.upload(await field(t('stories.author.field.cover')), cover);
}

/** Fills the first step of a new story's form, and goes on to the second. */
export async function fillFirstStep(user: UserEvent): Promise<void> {
  await write(user, t('stories.author.field.title'), 'The Long Way Home');
  await write(user, t('stories.author.field.lead_role'), 'Mira');
  await write(user, t('stories.author.field.synopsis'), 'A short one.');
  await choose(user, t('stories.author.field.language'), 'English');
  await user.click(page().getByRole('radio', { name: t('stories.author.channel.female') }));
  await choose(user, t('stories.author.field.genre'), 'genre 1');
  await user.click(page().getByRole('radio', { name: t('stories.author.rating.teen') }));
  await press(user, t('stories.author.next'));
  await screen.findByRole('button', { name: t('stories.author.create') });
}

/** Fills a new story's form with what the server takes. */
export async function fillStory(user: UserEvent): Promise<void> {
  await fillFirstStep(user);
  for (const tag of ['plot 1', 'plot 2', 'identity 1', 'character 1']) await press(user, tag);
  await upload(user, await file(picture(600, 800)));
  await screen.findByRole('img', { name: t('stories.author.field.cover') });
}

/** What stands in the form now. */
export const typed = () => ({
  ...Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('main [name]:not([type=file])')].map(({ name, value }) => [
      name,
      value,
    ]),
  ),
  tags: page()
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.textContent),
  cover: page()
    .queryByRole('img', { name: t('stories.author.field.cover') })
    ?.getAttribute('src'),
});
