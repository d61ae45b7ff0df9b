import { fieldsOf, type Entity } from '#domain/kit/entity.ts';

type Row = Record<string, unknown>;

/** What differs from the record as it was opened: two people who change different fields do not undo each other. */
export const selectChanged = (data: Row, { previousData = {} }: { previousData?: Row } = {}): Row =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(previousData[name])),
  );

/** What a new record begins with. */
export const getInitialValues = (entity: Entity<any>): Row =>
  Object.fromEntries(
    fieldsOf(entity).flatMap(([name, field]) => (field.initial === undefined ? [] : [[name, field.initial]])),
  );
