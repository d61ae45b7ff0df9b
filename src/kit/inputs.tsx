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
import { entityNamed } from '#domain/entities/index.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import { whoMay } from '../authProvider/index.ts';
import { currentRole } from '../authProvider/session.ts';
import { refsOf, resourceOf, sortOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { optionLabel } from './cells.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { calledAs, titleOf } from './titleOf.ts';
import { validatorOf } from './validate.ts';

export interface InputProps {
  name: string;
  field: Field;
  /** Differs from the name where a filter asks for an end of a range. */
  source?: string;
  label?: string;
  validate?: ReturnType<typeof validatorOf>;
}

type Props = InputProps & { source: string };

export function useOptions({ name, field }: InputProps) {
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

/** What finds a record by what is typed: its search text, or its number where that is its name. */
function searchFor(entity: Entity<any>, typed: string): { q?: string; id?: string } {
  if (entity.title !== 'id') return typed ? { q: typed } : {};
  const id = /^#?([1-9]\d{0,8})$/.exec(typed)?.[1];
  return id ? { id } : {};
}

interface PickerProps {
  /** The entity of the records. */
  of: Entity<any>;
  nameOf: (record: any, language: InterfaceLanguage) => string;
}

/** The records of a ReferenceInput by what they are called; typing searches on the server. */
function Picker({ of, nameOf, ...rest }: PickerProps) {
  const language = useLanguage();
  return (
    <AutocompleteInput
      {...rest}
      // A refused form moves to its first field, where an open list would hide the errors below it.
      openOnFocus={false}
      filterToQuery={(typed: string) => searchFor(of, typed)}
      optionText={(record?: object) => (record ? nameOf(record, language) : '')}
      slotProps={{ popper: { placement: 'bottom-start', style: { minWidth: 280 } } }}
    />
  );
}

/** The records that a ref may point to. */
function Ref({ name: _, field, source, ...rest }: Props) {
  const to = entityNamed(field.to!);
  return (
    <ReferenceInput source={source} reference={resourceOf(to)} sort={sortOf(to)} filter={field.where}>
      <Picker {...rest} of={to} nameOf={(record, language) => titleOf(to, record, language)} />
    </ReferenceInput>
  );
}

/** The records that the rows of a list point to, for those too who may not open them. */
export function RefFilter({ entity, source, ...rest }: { entity: Entity<any>; source: string; label: string }) {
  const to = entityNamed((entity.fields[source] as Field).to!);
  return (
    <ReferenceInput source={source} reference={refsOf(entity, source)}>
      <Picker {...rest} of={to} nameOf={(record, language) => calledAs(to, record, language)} />
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

/** Can a role be offered the records that a ref may point to? */
export const canChoose = (field: Field): boolean =>
  field.kind !== 'ref' || can(currentRole(), whoMay('list', resourceOf(entityNamed(field.to!))));
