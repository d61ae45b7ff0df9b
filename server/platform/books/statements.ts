import { statementFigures } from '#domain/statements/statement.ts';
import type { CheckQuery } from './query.ts';

const hash = `encode(sha256(convert_to(k.content, 'UTF8')), 'hex')`;
/** The snapshot's bonus is a sum of several parts. */
const compared = statementFigures.filter((name) => name !== 'bonus');

export const statementChecks: readonly CheckQuery[] = [
  {
    name: 'statements, by the hash that they were closed with',
    of: 'statements',
    faults: `select 'statement ' || coalesce(s.id, k.statement_id) || ': ' || case
        when s.id is null then 'there is only what it was closed as'
        when k.statement_id is null then 'what it was closed as is not there'
        else 'its content is not what the hash is of' end as fault
      from statements s full join statement_snapshots k on k.statement_id = s.id
      where s.id is null or k.statement_id is null or s.hash is distinct from k.hash
        or k.hash <> ${hash}
      order by 1`,
  },
  {
    name: 'figures of statements, by what they were closed as',
    of: 'statements',
    faults: `select 'statement ' || s.id || ': ' || figure.name || ' is ' || figure.here || ', and was closed as ' ||
        figure.closed as fault
      from statements s join statement_snapshots k on k.statement_id = s.id,
        lateral (select case when k.hash = ${hash} then k.content::json end as content) frozen,
        lateral (values
          ${compared.map((name) => `('${name}', s.${name}::text, coalesce(frozen.content ->> '${name}', '0'))`).join()}
        ) as figure (name, here, closed)
      where frozen.content is not null and figure.here <> figure.closed
      order by s.id`,
  },
  {
    name: 'payments, by their statements',
    of: 'payroll',
    faults: `select 'payment ' || p.id || ' of statement ' || p.statement_id || ': ' || case
        when s.id is null then 'there is no such statement'
        when p.author_id <> s.author_id then 'the statement is another author''s'
        else p.amount || ' cents, where ' || s.amount_payable || ' are payable' end as fault
      from payroll p left join statements s on s.id = p.statement_id
      where s.id is null or p.author_id <> s.author_id or p.amount <> s.amount_payable
      order by p.id`,
  },
];
