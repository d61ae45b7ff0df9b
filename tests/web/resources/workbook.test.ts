import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { buildWorkbook } from '../../../src/resources/list/workbook.ts';

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
    const blob = await buildWorkbook(lines, entity, 'content_manager', (key) => key);
    const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const texts = strFromU8(parts['xl/sharedStrings.xml']!);
    if (refs.length === 0) return;
    expect(texts).toContain('>8642<');
    expect(texts).toContain('>Lantern<');
  },
);
