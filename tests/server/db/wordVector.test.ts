import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('a small table of long texts is searched by its index: working out the words of each takes far longer', async () => {
  const client = await server.pool.connect();
  try {
    // Written as articles are: so long that they stand outside of the table, and not in the order of the index by now.
    await client.query('create temp table texts (id int, body text)');
    await client.query('create index on texts using gin (word_vector(body))');
    await client.query(`insert into texts select n, string_agg('w' || n * m, ' ')
      from generate_series(1, 200) n, generate_series(1, 1500) m group by n`);
    await client.query('analyze texts');
    const { rows } = await client.query(
      `explain select id from texts where word_vector(body) @@ to_tsquery('simple', 'zyxomma:* & quagga:*')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan');
  } finally {
    await client.query('drop table texts');
    client.release();
  }
});
