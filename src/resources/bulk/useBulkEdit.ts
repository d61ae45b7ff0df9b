import type { BulkAnswer } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf, restoreEach, updateEach } from '../../dataProvider/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { auditKeys } from '../queryKeys.ts';

interface Setting {
  ids: readonly number[];
  set: object;
}

interface Restoring {
  /** Lines of the audit log. */
  changes: readonly number[];
  /** Of them only these fields. */
  fields?: readonly string[];
}

const renewed = { invalidatesAlways: [auditKeys.all] };

/** Sets the same in many records of an entity, and takes changes of them back. */
export function useBulkEdit(entity: Entity<any>) {
  const resource = resourceOf(entity);
  const update = useCommand<Setting, BulkAnswer>((body) => updateEach(resource, body), renewed);
  const restore = useCommand<Restoring, BulkAnswer>((body) => restoreEach(resource, body), renewed);
  return { update, restore };
}
