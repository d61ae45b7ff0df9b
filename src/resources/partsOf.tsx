import { fieldsOf, mayRead, mayWrite, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { isOffered } from '#domain/relations.ts';
import type { Role } from '#domain/roles.ts';
import { Cell } from './cells.tsx';
import { KindInput } from './inputs/KindInput.tsx';
import { useFieldLabel } from './useFieldLabel.ts';
import { createValidator } from './validate.ts';

/**
 * The pieces of a resource for screens that mix them with plain react-admin: an input and a value for each field by
 * name, and what a role may read and write.
 */
export function partsOf<E extends Entity<any>>(entity: E) {
  type Source = keyof E['fields'] & string;
  const getField = (source: Source): Field => entity.fields[source];

  const Input = ({ source }: { source: Source }) => {
    const getLabel = useFieldLabel();
    const { options, reserved, ...field } = getField(source);
    const offered = options?.filter((option) => !reserved?.includes(option));
    return (
      <KindInput
        name={source}
        source={source}
        field={{ ...field, options: offered }}
        label={getLabel(entity, source)}
        optional={!field.required}
        validate={createValidator(entity, source)}
      />
    );
  };
  const Value = ({ source }: { source: Source }) => <Cell name={source} field={getField(source)} />;

  const named = (test: (field: Field) => boolean) =>
    fieldsOf(entity)
      .filter(([, field]) => test(field))
      .map(([name]) => name as Source);
  return {
    Input,
    Value,
    readable: (role: Role) => named((field) => mayRead(field, role)),
    writable: (role: Role, op: 'create' | 'update') =>
      named((field) => mayWrite(field, role, op) && isOffered(field, role)),
  };
}
