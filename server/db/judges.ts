import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { judgeRoles } from '#domain/contests/judging.ts';
import type { Today } from './businessZone.ts';
import { contestJudgings, tables } from './schema.ts';
import { selectOfAbsentEditors, type UserId } from './substitutes.ts';

const { contest, contestEntry, contestJudge, contractApplication, editor, fiction, user } = tables;

/** Is the account open, and does its role judge? */
export const mayJudge: SQL = and(eq(user.status, 'active'), inArray(user.role, judgeRoles))!;

/**
 * The authors whom a user looks after on a day, some several times: of whom they edit a story, who chose them as the
 * editor of an application, whose editor they stand in for, and themselves.
 */
export const selectLookedAfter = (userId: UserId, today: Today): SQL =>
  sql`(select ${fiction.author_id} from ${editor} join ${fiction} on ${fiction.editor_id} = ${editor.id}
      where ${editor.user_id} = ${userId}
    union all select ${fiction.author_id} from ${editor}
      join ${contractApplication} on ${contractApplication.editor_id} = ${editor.id}
      join ${fiction} on ${fiction.id} = ${contractApplication.fiction_id} where ${editor.user_id} = ${userId}
    union all select ${fiction.author_id} from ${fiction} where ${fiction.id} in ${selectOfAbsentEditors(userId, today)}
    union all select ${userId})`;

const open = sql`${contestJudgings.judge_id} = ${user.id} and ${contestJudgings.submitted_at} is null
  and ${contestEntry.state} = 'full'`;
const dealt = sql`${contestEntry.contest_id}, ${contestJudgings.dealt_at}`;

/** Full entries of contests that are being judged, dealt to who has not scored them and may not judge them any more. */
const selectBarred = (today: Today): SQL => sql`select barred.contest_id, barred.dealt_at
  from (select distinct ${contestJudge.user_id} as id from ${contestJudge}
    join ${contest} on ${contest.id} = ${contestJudge.contest_id} and ${contest.state} = 'published'
      and ${contest.dealt_at} is not null and ${contest.decided_at} is null) as judging
  join ${user} on ${user.id} = judging.id
  cross join lateral (
    select ${dealt} from ${contestJudgings} join ${contestEntry} on ${contestEntry.id} = ${contestJudgings.entry_id}
      where not ${mayJudge} and ${open}
    union all select ${dealt}
      from (select distinct author_id from ${selectLookedAfter(user.id, today)} as author) as author
      join ${fiction} on ${fiction.author_id} = author.author_id
      join ${contestEntry} on ${contestEntry.fiction_id} = ${fiction.id}
      join ${contestJudgings} on ${contestJudgings.entry_id} = ${contestEntry.id} where ${open}) as barred`;

/**
 * Since when the first such entry of a contest is dealt: since when its judge may not, nobody keeps. Who was removed from
 * the judges has no such entry. It is worked out once for all contests of a statement.
 */
export const selectBarredSince = (today: Today): SQL => sql`(with barred as materialized (${selectBarred(today)})
  select min(barred.dealt_at) from barred where barred.contest_id = ${contest.id})`;
