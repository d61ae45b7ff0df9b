import { earningKinds, revenueKinds } from '#domain/earnings/ledger.ts';
import type { CheckQuery } from './query.ts';

const quote = (words: readonly string[]) => words.map((word) => `'${word}'`).join();
const incomes = revenueKinds.map((kind) => `${kind}_income`);

/** What authors have earned, confirmed and been sent, beside what their accounts hold. Amounts are sums of whole cents. */
const balances = `
  with held as (
    select owner_id, sum(amount) as has,
      sum(amount) filter (where account = 'settling') as settling,
      sum(amount) filter (where account = 'payout') as payout,
      sum(amount) filter (where account = 'author' and kind in (${quote(earningKinds)})) as earned
    from (select a.owner_id, a.kind as account, e.kind, e.amount
      from ledger_entries e join ledger_accounts a on a.id = e.account_id) booked
    where owner_id is not null group by owner_id
  ), sent as (
    select author_id, sum(amount) filter (where status = 'paid') as paid,
      sum(amount) filter (where status = 'approved') as approved
    from payroll group by author_id
  ), confirmed as (
    select s.author_id, sum(s.amount_payable) as total
    from statements s left join payroll p on p.statement_id = s.id
    where not s.carried_forward and s.status <> 'pending' and (p.id is null or p.status = 'pending')
    group by s.author_id
  ), compared as (
    select u.id, coalesce(h.has, 0) as has, coalesce(h.earned, 0) - coalesce(t.paid, 0) as due,
      coalesce(h.settling, 0) as settling, coalesce(c.total, 0) as confirmed,
      coalesce(h.payout, 0) as payout, coalesce(t.approved, 0) as approved
    from users u left join held h on h.owner_id = u.id left join sent t on t.author_id = u.id
      left join confirmed c on c.author_id = u.id
  )`;

export const ledgerChecks: readonly CheckQuery[] = [
  {
    name: 'postings, whose entries sum to 0',
    of: 'ledger_postings',
    faults: `select 'posting ' || p.id || ' (' || p.source || ') ' ||
        case when count(e.id) = 0 then 'has no entries' else 'sums to ' || sum(e.amount) || ' cents' end as fault
      from ledger_postings p left join ledger_entries e on e.posting_id = p.id
      group by p.id, p.source having coalesce(sum(e.amount), 1) <> 0 order by p.id`,
  },
  {
    name: 'entries, each of a posting and an account',
    of: 'ledger_entries',
    faults: `select 'entry ' || e.id || ': there is no ' ||
        case when p.id is null then 'posting ' || e.posting_id else 'account ' || e.account_id end as fault
      from ledger_entries e left join ledger_postings p on p.id = e.posting_id
        left join ledger_accounts a on a.id = e.account_id
      where p.id is null or a.id is null order by e.id`,
  },
  {
    name: 'ledger accounts, by their numbers',
    of: 'ledger_accounts',
    faults: `select 'account ' || id || ' (' || number || ') is of the kind ' || kind ||
        case when owner_id is null then ' and nobody''s' else ' and somebody''s' end as fault
      from ledger_accounts
      where split_part(number, ':', 1) <> kind or (owner_id is not null) <> (number like '%:%') order by id`,
  },
  {
    name: 'balances of authors, by statements and payments',
    of: '(select distinct owner_id from ledger_accounts where owner_id is not null)',
    faults: `${balances}
      select 'author ' || id || ': holds ' || has || ' cents, and ' || due || ' were earned and not paid' as fault
        from compared where has <> due
      union all
      select 'author ' || id || ': ' || settling || ' cents are being settled, and confirmed statements come to ' ||
        confirmed from compared where settling <> confirmed
      union all
      select 'author ' || id || ': ' || payout || ' cents are on their way, and payments of ' || approved ||
        ' are approved' from compared where payout <> approved`,
  },
  {
    name: 'revenue of stories as it is kept, by the entries of revenue',
    of: 'ledger_revenue',
    faults: `with booked as (
        select e.posting_id, -sum(e.amount) as net
        from ledger_entries e join ledger_postings p on p.id = e.posting_id
          join ledger_accounts a on a.id = e.account_id
        where a.kind = 'partner' and p.fiction_id is not null and e.kind in (${quote(revenueKinds)})
        group by 1
      )
      select 'posting ' || coalesce(k.posting_id, b.posting_id) || ': ' || coalesce(k.net, 0) || ' cents are kept, and ' ||
        coalesce(b.net, 0) || ' are booked' as fault
      from ledger_revenue k full join booked b on b.posting_id = k.posting_id
      where k.net is distinct from b.net order by coalesce(k.posting_id, b.posting_id)`,
  },
  {
    name: 'incomes of stories, by the entries of revenue',
    of: 'incomes',
    faults: `with booked as (
        select p.fiction_id, to_char(p.day, 'YYYY-MM') as month, p.language,
          ${revenueKinds.map((kind, at) => `coalesce(sum(e.amount) filter (where e.kind = '${kind}'), 0) as ${incomes[at]}`).join()}
        from ledger_entries e join ledger_postings p on p.id = e.posting_id
          join ledger_accounts a on a.id = e.account_id
        where a.kind = 'author' and p.fiction_id is not null and e.kind in (${quote(revenueKinds)})
        group by 1, 2, 3
      )
      select 'story ' || coalesce(i.fiction_id, b.fiction_id) || ' in ' || coalesce(i.month, b.month) || ' (' ||
        coalesce(i.language, b.language) || '): ' || coalesce(i.total_income_amount, 0) || ' cents, and ' ||
        ${incomes.map((name) => `coalesce(b.${name}, 0)`).join(' + ')} || ' are booked' as fault
      from incomes i full join booked b
        on b.fiction_id = i.fiction_id and b.month = i.month and b.language = i.language
      where ${incomes.map((name) => `coalesce(i.${name}, 0) <> coalesce(b.${name}, 0)`).join(' or ')}
        or coalesce(i.total_income_amount, 0) <> ${incomes.map((name) => `coalesce(i.${name}, 0)`).join(' + ')}
      order by 1`,
  },
];
