import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, onTestFinished, test } from 'vitest';
import { authors, isAuthor, roles } from '#domain/roles.ts';
import { authorIcons } from '../../../src/app/author/icons.ts';
import { buildAuthorMenu } from '../../../src/app/author/menu.ts';
import { officeIcons } from '../../../src/app/office/icons.ts';
import { whenSettled } from '../../../src/lib/api/whenSettled.ts';
import { buildOfficeMenu } from '../../../src/resources/menu.ts';
import { t } from '../../support/t.ts';
import { hold, openAs, requests, server } from '../../support/web.tsx';

const listLines = (groups: ReturnType<typeof buildOfficeMenu>) =>
  groups.flatMap(({ items }) => items.map(({ path }) => path));

describe('the icons of the menu', () => {
  test.each([
    ['authors', authorIcons, authors.flatMap((role) => listLines(buildAuthorMenu(role)))],
    ['staff', officeIcons, roles.filter((role) => !isAuthor(role)).flatMap((role) => listLines(buildOfficeMenu(role)))],
  ])('of %s are one for each line, and for no other', (_, icons, lines) => {
    expect(Object.keys(icons).toSorted()).toEqual([...new Set(lines)].toSorted());
    expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
  });
});

test('a line of the menu is drawn once, whatever the list beside it does', async () => {
  const path = '/office/tags';
  const icon = officeIcons[path]!;
  let drawings = 0;
  officeIcons[path] = () => {
    drawings++;
    return null;
  };
  onTestFinished(() => void (officeIcons[path] = icon));
  await server.insert('tag', { name: 'Slow burn' });
  const user = await openAs('content_manager', '/office/tags');
  await screen.findByText('Slow burn');
  await user.type(screen.getByRole('searchbox'), 'slow');
  await waitFor(() => expect(location.hash).toContain('slow'));
  expect(drawings).toBe(1);
});

test('the counts of the menu are asked for once the list beside it has come', async () => {
  const counts = 'GET /api/office/home';
  await server.insert('tag', { name: 'Slow burn' });
  const answerList = hold('get', '/api/office/tags');
  await openAs('content_manager', '/office/tags');
  await screen.findByRole('heading', { level: 1 });
  // Whoever does not wait for the list would have asked by then.
  for (let turn = 0; turn < 3; turn++)
    await whenSettled(new QueryClient(), new AbortController().signal, () => undefined);
  expect(requests).not.toContain(counts);
  answerList();
  await screen.findByText('Slow burn');
  await waitFor(() => expect(requests).toContain(counts));
});

test.each([
  ['menu', 'layout.fold.menu', 'layout.fold.open_menu'],
  ['bar', 'layout.fold.bar', 'layout.fold.open_bar'],
] as const)('the %s stays folded until it is unfolded, and its lines keep their names', async (_, fold, unfold) => {
  const author = await server.insert('user', { user_name: 'mira', pen_name: 'Mira', role: 'author_unsigned' });
  const user = await openAs(author, '/comments');
  await user.click(await screen.findByRole('button', { name: t(fold) }));
  cleanup();
  await openAs(author, '/message');
  const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
  expect(menu.getByRole('link', { name: t('pages.title.comments') })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: t(unfold) }));
  expect(await screen.findByRole('button', { name: t(fold) })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folded'))).toEqual([]);
});
