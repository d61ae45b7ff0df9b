import type pg from 'pg';

/** A node of a plan, as `explain (format json)` has it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Plan Rows': number;
  'Total Cost': number;
  Plans?: PlanNode[];
}

/** Read all of what is below them before they give a row. */
const blocking = /^(Sort|Aggregate|Hash|Materialize|ModifyTable|Unique|SetOp|Group)/;
/** Rows of a large table that are many to walk through or to sort. */
const many = 200_000;

/**
 * What a plan does with whole tables: it reads one from its beginning to its end, or an index of it, or sorts very many rows.
 * `large` names those where that matters. A limit cuts off what is below it, unless that reads all first.
 */
export function findWholeReads(node: PlanNode, large: ReadonlySet<string>, cut = false): string[] {
  const table = node['Relation Name'] ?? '';
  const type = node['Node Type'];
  const own: string[] = [];
  if (large.has(table)) {
    if (type === 'Seq Scan' && !(cut && node.Filter === undefined)) own.push(`reads all of ${table}`);
    if (/^Index (Only )?Scan/.test(type) && !cut && node['Index Cond'] === undefined && node['Plan Rows'] > many)
      own.push(`reads all of ${node['Index Name']}`);
  }
  if (type === 'Sort' && node.Plans!.some((part) => part['Plan Rows'] > many)) own.push('sorts very many rows');
  const cuts = type === 'Limit' || (cut && !blocking.test(type));
  return [...own, ...(node.Plans ?? []).flatMap((part) => findWholeReads(part, large, cuts))];
}

/** A statement as it was sent, and what for. */
export interface Sent {
  text: string;
  values: unknown[];
  of: string;
}

/** Keeps each statement that a pool sends, once, under its text; `of` tells what for. From before its first connection on. */
export function keepStatements(pool: pg.Pool, of: () => string): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: string | pg.QueryConfig, ...rest: unknown[]) => {
      const text = typeof config === 'string' ? config : config.text;
      const given = typeof config === 'string' ? rest[0] : (config.values ?? rest[0]);
      const isPlanned = /^[\s(]*(select|with|insert|update|delete)/i.test(text);
      if (isPlanned && !sent.has(text)) sent.set(text, { text, values: Array.isArray(given) ? given : [], of: of() });
      return query(config, ...rest);
    }) as typeof client.query;
  });
  return sent;
}

/** The plan of a statement. */
export async function plan(client: pg.Client, { text, values }: Sent): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values);
  return rows[0]!['QUERY PLAN'][0]!.Plan;
}

/** What a statement would do with whole tables. */
export async function explain(client: pg.Client, sent: Sent, large: ReadonlySet<string>): Promise<string[]> {
  return [...new Set(findWholeReads(await plan(client, sent), large))];
}
