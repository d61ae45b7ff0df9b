import { openEmbedded } from '#server/db/store.ts';

/** Drafts that stand at its end. */
const drafts = 100;

/**
 * Makes a signed story of the demo author as long as that, in a data folder whose server is not running. Answers its id.
 */
export async function makeLong(folder: string, chapters: number): Promise<number> {
  const database = await openEmbedded(folder);
  try {
    const { pool } = database;
    const { rows } = await pool.query(`
      select min(f.id)::int as id from fictions f join users u on u.id = f.author_id
      where u.user_name = 'author' and f.contract_status = 'signed' and f.status = 'ongoing'`);
    const { id } = rows[0] as { id: number };
    const made = `
      insert into chapters (fiction_id, number, title, status, word_count, search, created_at, updated_at, published_at)
      select $1, n, 'The long road ' || n, case when n <= $2 - ${drafts} then 'published' else 'draft' end, 1200,
        'the long road ' || n, now(), now(), case when n <= $2 - ${drafts} then now() end
      from generate_series((select max(number) + 1 from chapters where fiction_id = $1), $2::int) n returning id, number`;
    await pool.query(
      `with made as (${made}), texts as (
         insert into chapter_texts (chapter_id, content) select id, '<p>On and on.</p>' from made)
       insert into chapter_reads (chapter_id, reads) select id, 9000 - number from made where number <= $2 - ${drafts}`,
      [id, chapters],
    );
    await pool.query(
      'update fictions set word_count = word_count + 1200 * ($2 - chapter_count), chapter_count = $2 where id = $1',
      [id, chapters],
    );
    return id;
  } finally {
    await database.close();
  }
}
