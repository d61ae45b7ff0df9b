import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { atOnce, races } from '../../support/races.ts';
import { readImport, sendSource, makeSourceFile, storeImport } from '../../support/sourceImports.ts';

races('imports of source chapters', (of) => {
  test('of two that store at once, one does', long, async () => {
    const server = of();
    const token = await server.signIn('content_manager');
    const book = (await server.insert('businessBook', { language: 'zh-CN' })).id;
    await sendSource(server, makeSourceFile(20), { token, book });
    const seen = await readImport(server, book, token);
    const answers = await atOnce(4, () => storeImport(server, seen, token));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { rows } = await server.pool.query('select count(*)::int from source_chapters where book_id = $1', [book]);
    expect(rows[0].count).toBe(20);
  });

  test('files that are sent at once leave one import', async () => {
    const server = of();
    const token = await server.signIn('content_manager');
    const book = (await server.insert('businessBook', { language: 'zh-CN' })).id;
    const answers = await atOnce(3, (n) => sendSource(server, makeSourceFile(n + 1), { token, book }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await server.pool.query(
      'select id, (select count(*)::int from source_import_rows) from source_imports',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].count).toBe((await readImport(server, book, token)).total);
    expect(server.faults).toEqual([]);
  });
});
