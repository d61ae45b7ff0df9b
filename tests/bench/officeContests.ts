/** Contests that nobody has decided, each with entries and judgings of them. */
export const contests = { count: 20, entries: 1000, judgesEach: 3 };
const made = `created_at, updated_at`;
const times = `now() - interval '90 days', now() - interval '90 days'`;
/** Accounts of editors besides the one who is measured. */
const pickEditor = (n: string) => `8 + (${n}) % 19`;

/**
 * Of five contests one is not dealt, one is scored by nobody, two are scored in part and one as a whole. In one of five an
 * incentive is over, which all stories that earned enough have had.
 */
export const contestStatements = [
  `insert into contests (name, slug, edition, state, languages, genres, opens_on, closes_on, signed_since, results_at, claims_until, judges_each,
     dealt_at, incentive_above, incentive_amount, incentive_from, incentive_to, ${made})
   select 'Contest ' || n, 'contest-' || n, 1, 'published', '{en,es,ko,th}', '{romance}', current_date - 90, current_date - 30, current_date - 120,
     now() + interval '5 days', now() + interval '40 days', ${contests.judgesEach}, case when n % 5 > 0 then now() - interval '20 days' end,
     case when n % 5 = 2 then 24000 end, case when n % 5 = 2 then 10000 end,
     case when n % 5 = 2 then (date_trunc('month', current_date) - interval '1 month')::date end,
     case when n % 5 = 2 then (date_trunc('month', current_date) - interval '1 day')::date end, ${times}
   from generate_series(1, ${contests.count}) n`,
  `insert into contest_prizes (contest_id, place, amount, winners, ${made}) select id, 1, 100000, 1, ${times} from contests`,
  `insert into contest_texts (title, contest_id, language, summary, stale, ${made})
   select name, contests.id, language, 'About', contests.id % 5 = 0 and language in ('es', 'th'), ${times}
   from contests cross join unnest(array['en','es','ko','id','pt','th','fr','ru','vi','zh-CN']) language`,
  `insert into contest_prize_texts (text, prize_id, language, stale, ${made})
   select 'A lamp', contest_prizes.id, language, contest_prizes.id % 5 = 1 and language = 'th', ${times}
   from contest_prizes cross join unnest(array['es','ko','id','pt','th','fr','ru','vi','zh-CN']) language`,
  `insert into contest_judges (contest_id, user_id, ${made})
   select contests.id, ${pickEditor('contests.id * 3 + n')}, ${times} from contests cross join generate_series(1, ${contests.judgesEach}) n`,
  `insert into contest_entries (contest_id, fiction_id, state, entered_at, full_at, judges, ${made})
   select contests.id, (contests.id - 1) * ${contests.entries} + n, case when n % 10 = 0 then 'preliminary' else 'full' end, now() - interval '60 days',
     case when n % 10 > 0 then now() - interval '50 days' end, case when n % 10 > 0 and dealt_at is not null then ${contests.judgesEach} else 0 end, ${times}
   from contests cross join generate_series(1, ${contests.entries}) n`,
  `insert into contest_judgings (entry_id, contest_id, judge_id, dealt_at, submitted_at)
   select e.id, e.contest_id, ${pickEditor('e.contest_id * 3 + n')}, c.dealt_at,
     case when c.id % 5 = 4 or (c.id % 5 in (2, 3) and e.id % 2 = 0) then now() - interval '5 days' end
   from contest_entries e join contests c on c.id = e.contest_id cross join generate_series(1, ${contests.judgesEach}) n
   where e.state = 'full' and c.dealt_at is not null`,
  // Those that earned more than 240.
  `insert into contest_awards (contest_id, fiction_id, amount, state, decided_by_id, ${made})
   select e.contest_id, e.fiction_id, 10000, 'claimed', 1, ${times} from contest_entries e join contests c on c.id = e.contest_id
   where e.state = 'full' and c.incentive_amount is not null
     and 2 * (select sum(100 + p.id % 400) from ledger_postings p where p.fiction_id = e.fiction_id) > 24000`,
];
