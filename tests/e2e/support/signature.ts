import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { t } from '../../support/t.ts';

/** Writes a name into the field as a hand does. */
export async function signByHand(page: Page): Promise<void> {
  const { x, y } = (await page.getByRole('img', { name: t('contracts.author.signature.pad') }).boundingBox())!;
  await page.mouse.move(x + 60, y + 110);
  await page.mouse.down();
  for (let step = 0; step < 40; step++) await page.mouse.move(x + 60 + step * 8, y + 110 + Math.sin(step / 2) * 60);
  await page.mouse.up();
}

/** A form with a signature as an image; a contract takes one without a background. */
export async function signatureForm(background: '#fff' | '#fff0' = '#fff'): Promise<FormData> {
  const ink = sharp({ create: { width: 200, height: 50, channels: 4, background: '#123' } });
  const form = new FormData();
  form.set('file', new Blob([await ink.extend({ top: 20, bottom: 20, background }).png().toBuffer()]), 'my.png');
  return form;
}
