import { call, createPerRole } from '#domain/kit/call.ts';
import { fieldsOf, mayRead, schemaOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { createFilterRules } from '#domain/kit/listFilters.ts';
import { groupRule, groupsAnswer } from '#domain/kit/listGroups.ts';
import { pagingQuery, searchRule } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import {
  bulkAnswer,
  bulkEditsAnswer,
  bulkPreview,
  editToken,
  idsRule,
  maxBulkEdit,
  restoreBody,
  undoAnswer,
  updatesAnswer,
} from './bulk.ts';

/** What an export is: a CSV file, or JSON, a record a line, which the screen writes a workbook of. */
export const exportForms = ['csv', 'jsonl'] as const;
export type ExportForm = (typeof exportForms)[number];

const recordRule = () => t.mixed<Record<string, unknown>>();

/** What a list is filtered by besides its own fields, by the role that asks: over several refs (`domain/relations.ts`). */
export type FurtherRules = (entity: Entity<any>, role: Role) => Record<string, t.Schema>;
const none: FurtherRules = () => ({});

/**
 * A list's query: `page` from 1, `per_page`, `sort` and `order`, `q` over the search fields, `id`s and the
 * filters of the entity. A sort or filter by a field that is not listed, or not shown to `role`, is refused. `group_by`
 * is only checked here, for addresses and views that have it: it takes no row away. `snoozed`: what the caller has put off,
 * or what they have not.
 */
export function createListQuery(entity: Entity<any>, role: Role, createFurtherRules = none) {
  const readable = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  const sortable = [
    'id',
    ...readable.flatMap(([name, { kind }]) => (kind === 'choices' || kind === 'longText' ? [] : name)),
  ];
  return t.object({
    ...pagingQuery(25),
    sort: t.string().oneOf(sortable).default(entity.sort.field),
    order: t.string().oneOf(['asc', 'desc']).default(entity.sort.order),
    q: searchRule(),
    id: t.query.list(t.query.id()),
    group_by: groupRule(entity, role),
    snoozed: t.query.boolean(),
    ...(createFilterRules(entity, role) as object),
    ...(createFurtherRules(entity, role) as object),
  });
}
export type ListQuery = t.InferType<ReturnType<typeof createListQuery>>;

/** A field as it is sent; one that only some roles are shown may be absent. */
const getFieldSchema = (field: Field) => {
  const rule = field.rule.nullable();
  return (field.read || !field.required ? rule : rule.defined()) as t.Schema;
};

export function createRecordAnswer(entity: Entity<any>) {
  const fields = Object.fromEntries(fieldsOf(entity).map(([name, field]) => [name, getFieldSchema(field)]));
  return t.object({ id: t.id().required(), ...fields, titles: recordRule().required() });
}

/**
 * For each ref of an entity, by which its lists are filtered, the call that answers what the rows that a user sees point
 * to, at `/api/office/<name>/refs/<field>`: a role may read a field without reading the records behind it, so only
 * what they are called is told. `of` is the title of what a record belongs to, where its own says too little.
 */
export function createRefCalls(entity: Entity<any>) {
  return Object.fromEntries(
    fieldsOf(entity).flatMap(([name, field]) => {
      const roles = entity.access.read.filter((role) => mayRead(field, role));
      if (field.kind !== 'ref' || roles.length === 0) return [];
      return [[name, call(`GET /api/office/${entity.name}/refs/${name}`, { roles, ...createTitles() })]];
    }),
  );
}

/**
 * For each ref that is `offeredTo` roles, the call that answers what they may point it to, at
 * `/api/office/<name>/options/<field>`: as above, with `of` for them too, since they choose between records of one title.
 */
export function createOptionCalls(entity: Entity<any>) {
  return Object.fromEntries(
    fieldsOf(entity).flatMap(([name, { offeredTo }]) =>
      offeredTo
        ? [[name, call(`GET /api/office/${entity.name}/options/${name}`, { roles: offeredTo, ...createTitles() })]]
        : [],
    ),
  );
}

/** A page of records by what they are called: a title, or where there is none the number that stands for it. */
function createTitles() {
  const title = () => t.mixed<string | number>().nullable();
  const item = t.object({ id: t.id().required(), title: title(), of: title() });
  return {
    query: t.object({ ...pagingQuery(25), q: searchRule(), id: t.query.list(t.query.id()) }),
    answer: t.object({
      items: t.array(item.required()).required(),
      total: t.integer().required(),
      page: t.integer().required(),
      per_page: t.integer().required(),
    }),
  };
}

/** The calls that serve an entity in the back office, under `/api/office/<name>`. Only what its access declares exists. */
export function createCrudCalls<const E extends Entity<any>>(entity: E, createFurtherRules?: FurtherRules) {
  const path = `/api/office/${entity.name}` as const;
  const record = createRecordAnswer(entity);
  const query = createPerRole((role) => createListQuery(entity, role, createFurtherRules));
  const matching = createPerRole((role) => {
    const { page: _page, per_page: _perPage, ...rest } = query(role).fields;
    return t.object(rest);
  });
  const groups = createPerRole((role) => {
    const { page: _page, per_page: _perPage, sort: _sort, order: _order, ...rest } = query(role).fields;
    return t.object({ ...rest, group_by: groupRule(entity, role).required() });
  });
  const listReadable = (role: Role) =>
    fieldsOf(entity).flatMap(([name, field]) => (mayRead(field, role) ? [name] : []));
  const filters = createPerRole((role) =>
    t.object({
      ...matching(role).fields,
      as: t.string().oneOf(exportForms).default('csv'),
      /** Fields of a CSV file in their order; absent: all that the role reads. */
      columns: t.query.list(t.string().oneOf(listReadable(role)).required()).max(100),
    }),
  );
  const page = t.object({
    items: t.array(record).required(),
    total: t.integer().required(),
    page: t.integer().required(),
    per_page: t.integer().required(),
  });
  const news = createPerRole((role) => schemaOf(entity, role, 'create'));
  const changes = createPerRole((role) => schemaOf(entity, role, 'update'));
  const bulk = createPerRole((role) => t.object({ ids: idsRule(), set: changes(role).default(undefined).required() }));
  const { read, create, update, delete: remove } = entity.access;
  return {
    list: call(`GET ${path}`, { roles: read, query, answer: page }),
    export: call(`GET ${path}/export`, { roles: read, query: filters, answer: 'file' }),
    groups: call(`GET ${path}/groups`, { roles: read, query: groups, answer: groupsAnswer }),
    ids: call(`GET ${path}/ids`, {
      roles: read,
      query: matching,
      answer: t.object({
        ids: t.array(t.id().required()).max(maxBulkEdit).required(),
        total: t.integer().required(),
      }),
    }),
    one: call(`GET ${path}/{id}`, { roles: read, answer: record }),
    create: create && call(`POST ${path}`, { roles: create, idempotent: true, body: news, answer: record }),
    update: update && call(`POST ${path}/{id}`, { roles: update, body: changes, answer: record }),
    delete: remove && call(`DELETE ${path}/{id}`, { roles: remove, answer: t.object({ id: t.id().required() }) }),
    updates:
      update &&
      call(`POST ${path}/updates`, {
        roles: update,
        idempotent: true,
        body: createPerRole((role) => t.object({ ...bulk(role).fields, edit: editToken() })),
        answer: updatesAnswer,
      }),
    updatePreview: update && call(`POST ${path}/updates/preview`, { roles: update, body: bulk, answer: bulkPreview }),
    restores:
      update &&
      call(`POST ${path}/restores`, { roles: update, idempotent: true, body: restoreBody, answer: bulkAnswer }),
    bulkEdits: update && call(`GET ${path}/updates`, { roles: update, answer: bulkEditsAnswer }),
    undoBulkEdit:
      update && call(`POST ${path}/updates/{id}/undo`, { roles: update, idempotent: true, answer: undoAnswer }),
    deletes:
      remove &&
      call(`POST ${path}/deletes`, {
        roles: remove,
        body: t.object({ ids: idsRule() }),
        answer: t.object({ ids: idsRule() }),
      }),
  };
}
