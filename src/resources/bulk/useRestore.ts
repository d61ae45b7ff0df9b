import type { BulkAnswer } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf, restoreEach } from '../../dataProvider/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { auditKeys } from '../queryKeys.ts';

interface Restoring {
  /** Lines of the audit log. */
  changes: readonly number[];
  /** Of them only these fields. */
  fields?: readonly string[];
}

/** Takes changes of records of an entity back. */
export const useRestore = (entity: Entity<any>) =>
  useCommand<Restoring, BulkAnswer>((body) => restoreEach(resourceOf(entity), body), {
    invalidatesAlways: [auditKeys.all],
  });
