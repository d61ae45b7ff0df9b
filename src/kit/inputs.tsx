import type { ComponentType } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  ReferenceInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { entities } from '#domain/entities/index.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import { can } from '#domain/roles.ts';
import { whoMay } from '../authProvider/index.ts';
import { currentRole } from '../authProvider/session.ts';
import { optionLabel } from './cells.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { validatorOf } from './validate.ts';

export interface InputProps {
  name: string;
  field: Field;
  /** Differs from the name where a filter asks for an end of a range. */
  source?: string;
  label?: string;
  validate?: ReturnType<typeof validatorOf>;
  alwaysOn?: boolean;
}

type Props = InputProps & { source: string };

function useOptions({ name, field }: InputProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (field.options ?? []).map((id) => ({ id, name: optionLabel(resource, name, field, id, translate) }));
}

const Choice = ({ name, field, ...rest }: Props) => (
  <SelectInput choices={useOptions({ name, field })} translateChoice={false} {...rest} />
);
const Choices = ({ name, field, ...rest }: Props) => (
  <SelectArrayInput choices={useOptions({ name, field })} translateChoice={false} {...rest} />
);
const Flag = ({ name: _, field: _field, validate: _validate, ...rest }: Props) => <BooleanInput {...rest} />;

/** Records of the entity by what they are called; typing searches on the server. */
function Ref({ name: _, field, source, ...rest }: Props) {
  const { name, title, sort } = Object.values(entities).find((entity) => entity.name === field.to)!;
  const order = sort.order === 'asc' ? ('ASC' as const) : ('DESC' as const);
  return (
    <ReferenceInput source={source} reference={`office/${name}`} sort={{ field: sort.field, order }}>
      <AutocompleteInput
        {...rest}
        filterToQuery={(q: string) => (q ? { q } : {})}
        optionText={(record?: Record<string, unknown>) =>
          title === 'id' ? `#${record?.id}` : String(record?.[title] ?? '')
        }
        slotProps={{ popper: { style: { minWidth: 280 } } }}
      />
    </ReferenceInput>
  );
}

const plain =
  (Input: ComponentType<any>, fixed: object = {}) =>
  ({ name: _, field: _field, ...rest }: Props) => <Input {...fixed} {...rest} />;

const inputs: Record<Kind, ComponentType<Props>> = {
  text: plain(TextInput),
  longText: plain(TextInput, { multiline: true, minRows: 3 }),
  number: plain(NumberInput),
  money: plain(MoneyInput),
  date: plain(DateInput),
  time: plain(DateTimeInput),
  month: plain(TextInput, { type: 'month', slotProps: { inputLabel: { shrink: true } } }),
  choice: Choice,
  choices: Choices,
  flag: Flag,
  ref: Ref,
  // An image is uploaded by the screen that knows its shape; here its address can be seen.
  image: plain(TextInput),
};

/** The input of a field, by its kind. */
export function KindInput({ source, ...props }: InputProps) {
  const Input = inputs[props.field.kind];
  return <Input source={source ?? props.name} {...props} />;
}

/** Can a role be offered the records that a ref points to? */
export const canChoose = (field: Field): boolean =>
  field.kind !== 'ref' || can(currentRole(), whoMay('list', `office/${field.to}`));
