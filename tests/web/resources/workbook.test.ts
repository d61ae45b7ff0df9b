import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { buildWorkbook, longestCell } from '../../../src/resources/list/workbook.ts';

test.each(Object.values<Entity<any>>(entities).map((entity) => [entity.name, entity] as const))(
  'a workbook of %s has what its refs are called, be it a number',
  async (_, entity) => {
    const refs = fieldsOf(entity).flatMap(([name, { kind }]) => (kind === 'ref' ? [name] : []));
    const row = (called: unknown) => ({
      id: 5,
      ...Object.fromEntries(refs.map((name) => [name, 71])),
      titles: Object.fromEntries(refs.map((name) => [name, called])),
    });
    const lines = [row(8642), row(null), row('Lantern')].map((one) => `${JSON.stringify(one)}\n`).join('');
    const { file } = await buildWorkbook(lines, entity, 'content_manager', (key) => key);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const texts = strFromU8(parts['xl/sharedStrings.xml']!);
    if (refs.length === 0) return;
    expect(texts).toContain('>8642<');
    expect(texts).toContain('>Lantern<');
  },
);

test('a text that is longer than a cell holds is cut with a sign, and counted', async () => {
  const row = (id: number, length: number) => `${JSON.stringify({ id, body: 'x'.repeat(length), titles: {} })}\n`;
  const lines = [row(1, longestCell), row(2, longestCell + 1), row(3, 60_000)].join('');
  const { file, cut } = await buildWorkbook(lines, entities.article, 'content_manager', (key) => key, ['body']);
  expect(cut).toBe(2);
  const texts = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/sharedStrings.xml']!);
  expect(texts).toContain(`>${'x'.repeat(longestCell - 1)}…<`);
  expect(texts).toContain(`>${'x'.repeat(longestCell)}<`);
});
