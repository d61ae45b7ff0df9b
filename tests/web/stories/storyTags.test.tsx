import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tagCodes } from '#domain/stories/tags.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { choose, field, fillFirstStep, page, press } from '../support/storyScreen.ts';

const { plot, identity, character } = tagCodes;
const name = (code: (typeof plot | typeof identity | typeof character)[number] | 'werewolf') =>
  t(`stories.shared.tag.${code}`);

beforeEach(async () => {
  await server.insert('tag', { code: 'genre-1', name: 'genre 1', group: 'genre' });
  await server.insert('tag', { code: 'werewolf', name: name('werewolf'), group: 'genre' });
  for (const group of ['plot', 'identity', 'character'] as const)
    for (const code of tagCodes[group]) await server.insert('tag', { code, name: name(code), group });
});

const group = (name: 'plot_tags' | 'identity_tags') =>
  within(screen.getByRole('group', { name: t(`stories.author.field.${name}`) }));
const taken = () =>
  page()
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.textContent);
const inSight = (name: 'plot_tags') =>
  group(name)
    .getAllByRole('button')
    .map((button) => button.textContent);

test('the tags of a new story are offered by its genre, and taken with a press', async () => {
  const user = await openAs('author_unsigned', '/story/form');
  await fillFirstStep(user);
  expect(inSight('plot_tags')).toHaveLength(8);
  expect(screen.queryByRole('button', { name: t('stories.author.tags.take') })).toBeNull();
  await press(user, t('stories.author.back'));
  await choose(user, t('stories.author.field.genre'), name('werewolf'));
  await press(user, t('stories.author.next'));
  expect(inSight('plot_tags')).toEqual([
    name('fated-mates'),
    name('rejected-mate'),
    name('second-chance'),
    name('power-struggle'),
  ]);
  await press(user, t('stories.author.tags.take'));
  expect(taken()).toEqual((['fated-mates', 'rejected-mate', 'alpha', 'strong-heroine'] as const).map(name));
  expect(screen.queryByRole('button', { name: t('stories.author.tags.take') })).toBeNull();
  expect(await field(t('stories.author.prompt.tags'))).toHaveFocus();
});

test('a tag is found by some of its letters and taken by Enter', async () => {
  const user = await openAs('author_unsigned', '/story/form');
  await fillFirstStep(user);
  const find = await field(t('stories.author.prompt.tags'));
  await user.type(find, 'FAKE d');
  expect(find).toHaveAccessibleDescription(t('stories.author.tags.enter', { tag: name('fake-dating') }));
  await user.keyboard('{Enter}');
  expect(find).toHaveValue('');
  expect(taken()).toEqual([name('fake-dating')]);
  await user.type(find, 'nothing like it{Enter}');
  expect(find).toHaveAccessibleDescription(t('stories.author.tags.none'));
  expect(screen.getByRole('button', { name: t('stories.author.create') })).toBeVisible();
  expect(taken()).toEqual([]);
  await user.clear(find);
  await press(user, t('stories.author.tags.all'));
  expect(inSight('plot_tags')).toEqual(plot.map(name));
  expect(taken()).toEqual([name('fake-dating')]);
});
