import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';

/** What `q` finds a record by. */
export function createSearchText(entity: Entity<any>, row: Record<string, unknown>): string {
  return fold(
    fieldsOf(entity)
      .filter(([, field]) => field.search)
      .map(([name]) => row[name] ?? '')
      .join(' '),
  );
}
