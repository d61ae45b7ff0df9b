import { expect, test, type Page } from '@playwright/test';
import { streamBadges } from '#domain/notifications/badges.calls.ts';
import { computeSignature } from '#server/kit/signature.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn, fetchToken } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const secret = 'a secret that the reading app and we know';
const server = serverOfFile(() => ({ settings: { READER_APPS: JSON.stringify({ lanternby: secret }) } }));

/** What a reader wrote under the first signed story of the demo's author, as the reading app sends it. */
async function readerWrites(content: string): Promise<void> {
  const headers = { authorization: `Bearer ${await fetchToken(server.url, 'author')}` };
  const stories = await (await fetch(`${server.url}/api/fictions?filter=signed`, { headers })).json();
  const created_at = new Date().toISOString();
  const comment = { id: content, fiction_id: stories.data.items[0].id, reader: { id: '7', name: 'Ann' }, content };
  const body = JSON.stringify({ comments: [{ ...comment, created_at }] });
  const sent = await fetch(`${server.url}/api/ingest/comments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': computeSignature('lanternby', secret, body, new Date()),
    },
    body,
  });
  expect(sent.status).toBe(200);
}

/** What the badge is called at so many unread comments. */
const badgeName = (count: number) =>
  `${t('pages.title.comments')} ${t('layout.shared.unread', { smart_count: count })}`;
const badge = (page: Page) => page.getByRole('link', { name: like('pages.title.comments') });
const unread = async (page: Page) => parseInt(await badge(page).locator('.visually-hidden').innerText());

test('a comment comes in, the badges of all tabs and browsers move, and the answer lands', async ({ browser }) => {
  const here = await browser.newContext();
  const there = await browser.newContext();
  const [page, tab, other] = [await here.newPage(), await here.newPage(), await there.newPage()];
  const complaints = collectComplaints(page);
  const live = Promise.all(
    [page, other].map((one) => one.waitForResponse((response) => response.url().endsWith(streamBadges.path))),
  );
  await signIn(page, server.url, 'author');
  await tab.goto(`${server.url}/#/story`);
  await signIn(other, server.url, 'author');
  await live;
  const before = await unread(page);

  // The quickest of three: another test may keep the machine busy for a while.
  const taken: number[] = [];
  for (const [n, content] of ['First!', 'Is there more?', 'I read all night because of <b>you</b>.'].entries()) {
    await readerWrites(content);
    const begun = performance.now();
    const moved = badgeName(before + n + 1);
    await Promise.all([page, tab, other].map((one) => expect(badge(one)).toHaveAccessibleName(moved)));
    taken.push(performance.now() - begun);
  }
  expect(Math.min(...taken), `badges moved after ${taken.map(Math.round).join(', ')} ms`).toBeLessThan(2000);
  expect(await page.title()).toMatch(new RegExp(`^\\(\\d+\\) ${t('pages.title.home')}`));

  await badge(other).click();
  const comment = other.getByRole('article').filter({ hasText: 'I read all night because of <b>you</b>.' });
  await expectAccessibleStep(other);
  await comment.getByRole('button', { name: t('comments.author.reply') }).click();
  await comment.getByRole('textbox', { name: t('comments.author.your_reply') }).fill('Sleep well!');
  await comment.getByRole('button', { name: t('comments.author.send') }).click();
  await expect(comment.getByText(t('comments.author.answered'))).toBeVisible();
  for (const one of [page, tab]) await expect(badge(one)).toHaveAccessibleName(badgeName(before + 2));

  await page.goto(`${server.url}/#/comments?order=newest`);
  await expect(page.getByRole('article').first()).toContainText('Sleep well!');
  await page.goto(`${server.url}/#/message`);
  await expect(page.getByRole('heading', { name: t('pages.title.message') })).toBeVisible();
  await expectAccessibleStep(page);
  expect(complaints).toEqual([]);
  await here.close();
  await there.close();
});

test('manager deletes comments, marked in the list and one by one', long, async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: t('pages.title.comments'), exact: true }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const count = async () => Number((await heading.textContent())!.replace(/\D/g, ''));
  await expect(heading).toHaveText(new RegExp(`^${t('pages.title.comments')} [\\d,]+$`));
  const before = await count();
  for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check();
  await page.getByRole('button', { name: t('common.more') }).click();
  await page.getByRole('menuitem', { name: t('ra.action.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.delete') })
    .click();
  await expect.poll(count).toBe(before - 2);
  await page.locator('tbody tr td').nth(5).click();
  await page.getByRole('button', { name: t('ra.action.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.delete') })
    .click();
  await expect.poll(count).toBe(before - 3);
});
