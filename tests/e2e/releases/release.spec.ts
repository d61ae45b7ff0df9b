import { expect, test } from '@playwright/test';
import { addMonths } from '#domain/shared/clock.ts';
import { houseZone, toWall } from '#domain/shared/zones.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { like, t } from '../../support/t.ts';
import { api } from '../support/chapters.ts';
import { collectComplaints, signIn, fetchToken } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
test.use({ timezoneId: houseZone });
const nextMonth = addMonths(toWall(new Date(), houseZone).day.slice(0, 7), 1);

test('chapters are scheduled in three steps, and one is dragged to another day and back', async ({ page }) => {
  const token = await fetchToken(server.url, 'author');
  const { items } = await api(server.url, token, '/api/fictions?filter=signed');
  const { id } = items.find(({ status }: { status: number }) => status === statusCodes.ongoing);
  for (const title of ['Flood', 'Ebb'])
    await api(server.url, token, `/api/fictions/${id}/chapters/new`, { title, content: '<p>Salt.</p>' });
  const complaints = collectComplaints(page);
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/release?id=${id}&plan=1`);
  for (const title of ['Flood', 'Ebb']) await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  await page.getByRole('button', { name: t('releases.writing.next'), exact: true }).click();
  await page.getByRole('radio', { name: t('releases.writing.times.daily') }).check();
  await page.getByRole('textbox', { name: t('releases.writing.times.from') }).fill(`${nextMonth}-10`);
  await page.getByRole('button', { name: t('releases.writing.times.confirm', { smart_count: 2 }) }).click();
  await expect(page.getByRole('heading', { name: t('releases.writing.done.title', { smart_count: 2 }) })).toBeFocused();
  await page.getByRole('link', { name: t('releases.writing.done.calendar') }).click();

  await page.getByRole('button', { name: t('releases.writing.calendar.next') }).click();
  const on = (day: number) => page.locator(`[data-day="${nextMonth}-${day}"] [draggable=true]`);
  await expect(on(11)).toHaveCount(1);
  const chapter = (await on(10).textContent())!;
  await on(10).dragTo(page.locator(`[data-day="${nextMonth}-20"]`));
  await expect(page.getByText(like('releases.writing.calendar.moved'))).toBeVisible();
  await expect(on(20)).toHaveText(chapter);
  await page.reload();
  await page.getByRole('button', { name: t('releases.writing.calendar.next') }).click();
  await on(20).dragTo(page.locator(`[data-day="${nextMonth}-10"]`));
  await expect(on(10)).toHaveText(chapter);
  await page.getByRole('button', { name: t('common.shared.undo') }).click();
  await expect(on(20)).toHaveText(chapter);
  expect(complaints).toEqual([]);
});
