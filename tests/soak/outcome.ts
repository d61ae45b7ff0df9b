import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { House } from './house.ts';
import type { Promised } from './people.ts';

/** What became of what people were promised. */
export interface Outcome {
  lost: number;
  repeated: number;
  filesGone: number;
  /** Releases that were due and did not happen, and that happened more than once. */
  releasesMissed: number;
  releasesTwice: number;
  /** Imports whose books are neither whole nor taken back, and postings whose entries do not add up to 0. */
  importsTorn: number;
  postingsOff: number;
}

const maxTries = 60;

/** Looks for all that was acknowledged, once what is under way is done. */
export async function lookForPromised({ pool }: Database, house: House, promised: Promised): Promise<Outcome> {
  const getRows = async (query: string) => (await pool.query(query)).rows;
  const countRows = async (query: string) =>
    (await getRows(`select count(*)::int as n from (${query}) found`))[0].n as number;
  const underWay = `select id from revenue_imports where status in ('booking', 'reversing')`;
  for (let n = 0; n < maxTries && (await countRows(underWay)) > 0; n++) await pause(1000);

  const tags = new Map(
    (await getRows('select code, count(*)::int as n from tags group by code')).map(({ code, n }) => [code, n]),
  );
  const texts = new Map(
    (await getRows('select chapter_id::int as id, content from chapter_texts')).map(({ id, content }) => [
      id,
      Number(/\d+/.exec(content)?.[0]),
    ]),
  );
  const releases = new Map(
    (
      await getRows(`select record_id::int as id, count(*)::int as n from audits where action = 'release' group by 1`)
    ).map(({ id, n }) => [id, n]),
  );
  const due = [...promised.releases].filter(([, at]) => at.getTime() < Date.now() - 30_000);
  const removals = await Promise.all(
    promised.files.map(async (url) => (await fetch(`${house.url}${url}`)).status !== 200),
  );
  return {
    lost:
      [...promised.tags].filter(([code, made]) => made && !tags.has(code)).length +
      [...promised.chapters].filter(([id, saved]) => !((texts.get(id) ?? -1) >= saved)).length,
    repeated: [...tags.values()].filter((n) => n > 1).length,
    filesGone: removals.filter(Boolean).length,
    releasesMissed: due.filter(([id]) => !releases.has(id)).length,
    releasesTwice: [...releases.values()].filter((n) => n > 1).length,
    importsTorn: await countRows(
      `select i.id from revenue_imports i left join revenue_lines l on l.import_id = i.id and not l.reversed
       group by i.id having not (i.status = 'imported' and count(l.id) = i.line_count or i.status = 'reversed' and count(l.id) = 0)`,
    ),
    postingsOff: await countRows('select posting_id from ledger_entries group by posting_id having sum(amount) <> 0'),
  };
}
