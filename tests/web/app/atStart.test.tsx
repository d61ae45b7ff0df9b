import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '#domain/shared/clock.ts';
import { addNextEdition, addTerms } from '../../support/clauses.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { hold, network, openAs, server } from '../../support/web.tsx';
import { box } from '../support/editorScreen.ts';
import { author, editorPath, startWithSignedStory } from '../support/signedStory.ts';

startWithSignedStory();
beforeEach(async () => {
  await addTerms(server);
  await addNextEdition(server, dayOf(server.clock.now));
});

const findQuestion = (timeout = 4000) =>
  screen.findByRole('dialog', { name: t('articles.author.clause.title') }, { timeout });
const isAsked = () =>
  findQuestion(500).then(
    () => true,
    () => false,
  );
/** By a link, since only that may be stopped by the editor. */
const goToComments = async (user: UserEvent) =>
  user.click(await screen.findByRole('link', { name: t('pages.title.comments') }));

test('nobody is asked at writing what was looked for before, but once they go elsewhere', long, async () => {
  const release = hold('get', '/api/user/clauses');
  const onAsk = vi.fn<() => void>();
  network.use(http.get('*/api/user/clauses', () => onAsk()));
  const user = await openAs(author, '/comments');
  await waitFor(() => expect(onAsk).toHaveBeenCalled());
  location.hash = `#${editorPath()}`;
  await box();
  release();
  expect(await isAsked()).toBe(false);
  await goToComments(user);
  expect(await findQuestion()).toBeVisible();
});

test('who begins at writing is asked once they go elsewhere, and not again where they put it off', long, async () => {
  const user = await openAs(author, editorPath());
  await box();
  // Its button comes with what may wait until the first screen is drawn.
  await screen.findByRole('button', { name: t('articles.article.help.open') }, { timeout: 4000 });
  expect(await isAsked()).toBe(false);
  await goToComments(user);
  await user.click(within(await findQuestion()).getByRole('button', { name: t('articles.author.clause.later') }));
  location.hash = `#${editorPath()}`;
  await box();
  await goToComments(user);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: t('editor.writing.text') })).toBeNull());
  expect(await isAsked()).toBe(false);
});
