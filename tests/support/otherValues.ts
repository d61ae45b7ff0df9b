import type { EntityKey } from '#domain/entities.ts';
import type { Field } from '#domain/kit/fields.ts';

/** Another value that a field may have, as far as its kind tells. */
export function getOther(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return 'another';
    case 'choice':
      return field.options?.find((option) => option !== value && !field.reserved?.includes(option)) ?? 'another';
    case 'choices':
      return field.options?.slice(-1) ?? ['another'];
    case 'flag':
      return !value;
    case 'number':
    case 'money':
      return Math.min(field.max ?? 7, 7);
    case 'date':
      return '2026-06-30';
    case 'time':
      return '2026-06-30T04:00:00.000Z';
    case 'month':
      return '2026-06';
    default:
      return null;
  }
}

let day = 0;
/** What two records of an entity may not share. */
export const getUnique = (key: EntityKey): object | undefined =>
  key === 'bankHoliday' ? { day: `2026-04-0${++day}` } : undefined;
