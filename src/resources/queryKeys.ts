import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../dataProvider/index.ts';

/** Who decided and changed what on a record. */
export const auditKeys = {
  all: ['audit-log'],
  page: (of: string, id: number | undefined, page: number) => ['audit-log', of, id, page],
};

/** Notes at a record, by page, and the colleagues who may be named in them by what is typed. */
export const noteKeys = {
  of: (of: string, id: number | undefined) => ['notes', of, id],
  page: (of: string, id: number | undefined, page: number) => ['notes', of, id, page],
  readers: (of: string, id: number, typed: string) => ['note-readers', of, id, typed],
};

/** Who was given what of the queues, and the colleagues whom a record may be given to. */
export const delegationKeys = {
  all: ['delegations'],
  colleagues: (of: string, id: number) => ['delegation-colleagues', of, id],
};

/** A list with a filter as it is worked off. */
export const listQueueKeys = { of: (resource: string) => ['list-queue', resource] };

/** Views of a list. */
export const viewKeys = {
  of: (list: string) => ['views', list],
  /** What the lists of a role begin with, and what those of each role do. */
  first: ['first-views'],
  ofRoles: (list: string) => ['first-views', list],
};

/** One's latest bulk edits of an entity. */
export const bulkEditKeys = { of: (entity: Entity<any>) => ['bulk-edits', entity.name] };

/** Groups of a list, by what it is asked for; told to be old with its rows. */
export const groupKeys = { of: (resource: string, query: object) => [resource, 'groups', query] };

/** What would become of records. */
export const bulkDecisionKeys = { preview: (title: string, ids: readonly number[]) => ['bulk-decision', title, ids] };

/** Who has records of a list open now. */
export const lockKeys = { of: (entity: Entity<any>) => ['record-locks', entity.name] };

/** What somebody made of files, of an entity. */
export const importKeys = { of: (entity: Entity<any>) => ['list-imports', entity.name] };

/** What react-admin keeps of a resource: its lists and its records, or its lists alone. */
export const resourceKeys = {
  of: (entity: Entity<any>) => [resourceOf(entity)],
  lists: (entity: Entity<any>) => [resourceOf(entity), 'getList'],
};
