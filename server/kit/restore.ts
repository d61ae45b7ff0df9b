import { and, desc, eq, inArray } from 'drizzle-orm';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { mayRestore, type BulkAnswer } from '#domain/kit/bulk.ts';
import { schemaOf, type Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { audits } from '#server/db/schema.ts';
import { forbidden } from './apiError.ts';
import type { Changes } from './audit.ts';
import type { AuditLine } from './auditLine.ts';
import { findChangedSince } from './changedSince.ts';
import type { AnyHandler, Context } from './context.ts';
import { check } from './input.ts';
import { buildScope, getTable } from './list.ts';
import { ChangedSince, createOutcome, describeChanged, toOutcome, type Outcome } from './outcome.ts';
import { loadLine, toUnseen, writeEach, writeRecord, type Row } from './writeEach.ts';

interface Restoring {
  body: { changes: number[]; fields?: string[] };
}

/** A line that is taken back: of it `some`, what the caller asks for and may write. */
interface Line extends AuditLine {
  record_id: number;
  some: readonly (readonly [string, Changes[string]])[];
}

/**
 * Gives fields the values that they had before some changes, the latest first, by the entity's own update. What the role
 * may not write stays, but for what the update set by itself; what somebody changed since is left to them.
 */
export function restoreEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const entity: AnyEntity = entities[key];
  const table = getTable(entity);
  const { proposing, updateMany, checkRestore, setBesides, standsOn = {} } = update;
  const isAlong = (name: string) => proposing?.fields.includes(name) === true;
  const isSame = (name: string, value: unknown, logged: unknown) => isLogged(entity, name, value, logged);

  async function loadLines({ db, user }: Context, { changes: ids, fields }: Restoring['body']): Promise<Line[]> {
    const lines = await db
      .select({ id: audits.id, record_id: audits.record_id, changes: audits.changes })
      .from(audits)
      .where(and(inArray(audits.id, ids), eq(audits.entity, entity.name), eq(audits.action, 'update')))
      .orderBy(audits.record_id, desc(audits.id));
    const mayBack = ([name]: readonly [string, unknown]) => {
      const written = isAlong(name) ? proposing!.of : name;
      return mayRestore(entity, written, user.role) && (fields?.includes(written) ?? true);
    };
    return lines.map((line) => {
      const changes = line.changes as Changes;
      return { ...line, changes, some: Object.entries(changes).filter(mayBack) };
    });
  }

  /** The records of lines, by their ids. Not locked: the update has an order of its own in which it locks. */
  async function loadRows({ db, user, now }: Context, lines: readonly Line[]): Promise<Map<number, Row>> {
    const ids = lines.map(({ record_id }) => record_id);
    const rows = await db
      .select()
      .from(table)
      .where(and(inArray(table.id!, ids), buildScope(db, entity, user, now)));
    return new Map(rows.map((row) => [row.id as number, row]));
  }

  /** The fields that get back what they had, with those on which a value that comes back stands. */
  const listNeeded = ({ some }: Line) =>
    some.flatMap(([name, { from = null }]) => [name, ...(from === null ? [] : (standsOn[name] ?? []))]);

  /** What becomes of lines that are not taken back, as far as the records say so before they are locked. */
  async function findLeft(context: Context, lines: readonly Line[], ids: readonly number[]) {
    const rows = await loadRows(context, lines);
    const needed = lines.map((line) => ({ ...line, names: listNeeded(line) }));
    const changed = await findChangedSince(context, entity, needed, ids);
    return new Map<number, Outcome>(
      lines.flatMap(({ id, record_id, some }) => {
        const row = rows.get(record_id);
        if (!row) return [[id, createOutcome('missing')]];
        if (some.length === 0) return [[id, createOutcome('refused', message('errors.forbidden'))]];
        const isOther = some.some(([name, { to = null }]) => !isSame(name, row[name], to));
        return isOther || changed.has(id) ? [[id, createOutcome('changed_since')]] : [];
      }),
    );
  }

  /** What a line sets as it is taken back. What once was there may be refused by a rule of today. */
  async function buildBody(context: Context, { id, record_id, changes, some }: Line): Promise<Row> {
    const { user } = context;
    checkRestore?.(changes);
    const pick = (along: boolean): Row =>
      Object.fromEntries(some.flatMap(([name, { from = null }]) => (isAlong(name) === along ? [[name, from]] : [])));
    const fields = some.map(([name]) => name);
    const besides = await setBesides?.({ id, record_id, fields }, context);
    return { ...((await check(schemaOf(entity, user.role, 'update'), pick(false))) as Row), ...pick(true), ...besides };
  }

  /** Refuses what the update did if it came upon other values than a line left, or made others of them. */
  function checkRestored({ some }: Line, { changes = {} }: Partial<AuditLine>, after: Row | undefined): void {
    // Somebody changed the record between the look at it and its lock.
    if (some.some(([name, { to = null }]) => changes[name] && !isSame(name, changes[name].from ?? null, to)))
      throw new ChangedSince();
    // Such as a proposal.
    if (!some.every(([name, { from = null }]) => isSame(name, after?.[name], from)))
      throw forbidden('errors.forbidden');
  }

  return async ({ body }: Restoring, context: Context) => {
    const lines = await loadLines(context, body);

    async function restoreOne(line: Line) {
      const { id, record_id } = line;
      const restore: AnyHandler = async (input, part: Context) => {
        await update(input, part);
        const [after] = await part.db.select().from(table).where(eq(table.id!, record_id));
        checkRestored(line, (await loadLine(part, entity, record_id)) ?? {}, after);
      };
      const left = (await findLeft(context, [line], body.changes)).get(id);
      const write = () => writeRecord(context, entity, restore, record_id, () => buildBody(context, line));
      return { id: record_id, ...(left ?? (await write())) };
    }

    async function restoreMany(some: readonly Line[]) {
      const outcomes = await findLeft(context, some, body.changes);
      const sets = new Map<Line, Row>();
      for (const line of some.filter(({ id }) => !outcomes.has(id)))
        try {
          sets.set(line, await buildBody(context, line));
        } catch (error) {
          outcomes.set(line.id, toOutcome(error));
        }
      const settings = [...sets].map(([{ record_id: id }, set]) => ({ id, set }));
      const changed = await updateMany!(settings, toUnseen(context));
      const rows = await loadRows(context, [...sets.keys()]);
      for (const [line, set] of sets) {
        const one = changed.get(line.record_id);
        if (one && !one.refusal) checkRestored(line, one.line ?? {}, rows.get(line.record_id));
        outcomes.set(line.id, describeChanged({}, one, set));
      }
      return some.map(({ id, record_id }) => ({ id: record_id, ...outcomes.get(id)! }));
    }

    // Several of one record are taken back one after the other.
    const isOnce = new Set(lines.map(({ record_id }) => record_id)).size === lines.length;
    const items = await writeEach(context, lines, restoreOne, updateMany && isOnce ? restoreMany : undefined);
    return { items } satisfies BulkAnswer;
  };
}

/** Is a value what the audit log has of it? Of a time it has what was sent, which may be without its milliseconds. */
function isLogged(entity: Entity<any>, name: string, value: unknown, logged: unknown): boolean {
  const isTime = entity.fields[name].kind === 'time' && typeof logged === 'string';
  return JSON.stringify(value) === JSON.stringify(isTime ? new Date(logged).toISOString() : logged);
}
