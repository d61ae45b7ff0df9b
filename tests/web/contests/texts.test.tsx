import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { contestText, openContest } from '../../support/contests.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { writeMarkdown } from '../support/markdownInput.ts';

test('what a contest says is written with a preview, as an article is', async () => {
  const { id } = await contestText(server, await openContest(server), 'One');
  await openAs('content_manager', `/office/contest-texts/${id}`);
  await writeMarkdown(like('resources.office/contest-texts.fields.body'), '**Three** stories');
  const preview = within(await screen.findByRole('region', { name: t('articles.office.preview.title') }));
  expect(await preview.findByText('Three', { selector: 'strong' })).toBeVisible();
});
