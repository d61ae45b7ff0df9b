import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { openContest } from '../../support/contests.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { fill, pick } from '../support/officeScreen.ts';

const field = (name: string) => t(`resources.office/contest-prizes.fields.${name}` as 'resources.office/tags.name');

test('a prize is made by its form', async () => {
  await openContest(server, { name: 'Sea' });
  const user = await openAs('content_manager', '/office/contest-prizes/create');
  await pick(user, field('contest_id'), 'Sea');
  await user.type(screen.getByRole('spinbutton', { name: field('place') }), '1');
  await fill(user, field('amount'), '3000');
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () =>
    expect(await server.db.select().from(tables.contestPrize)).toMatchObject([{ place: 1, amount: 300_000 }]),
  );
});
