import type { Kind } from '#domain/kit/fields.ts';
import { parsePath, type Relation } from '#domain/relations.ts';
import type { Role } from '#domain/roles.ts';
import { partsOf } from '../partsOf.tsx';
import { isStatus } from './fieldGroups.ts';

const tooLarge: ReadonlySet<Kind> = new Set(['longText', 'image', 'choices']);
const others = 2;

/**
 * What is told of records that point to another: title and status, what they are ordered by, and one or two fields more;
 * over several refs also what the first one points to, which tells whose they are.
 */
export function listRelationColumns({ entity, field }: Relation, role: Role): string[] {
  const readable = partsOf(entity)
    .readable(role)
    .filter((source) => source !== field);
  const status = readable.find((source) => isStatus(source, entity.fields[source]));
  const more = [entity.sort.field, ...readable].filter(
    (source) =>
      ![entity.title, status].includes(source) &&
      readable.includes(source) &&
      !tooLarge.has(entity.fields[source].kind),
  );
  const [owner, ...further] = parsePath(field);
  const between = further.length > 0 ? [owner!] : [];
  const sources = new Set([entity.title, status, ...[...new Set([...between, ...more])].slice(0, others)]);
  const isTitle = (source: string) => Number(source === entity.title);
  return readable.filter((source) => sources.has(source)).toSorted((a, b) => isTitle(b) - isTitle(a));
}
