import { memo, useMemo, type ReactElement } from 'react';
import { DateInput, SearchInput, TextInput, useListContext, useTranslate } from 'react-admin';
import { maxSearch } from '#domain/calls/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { currentRole } from '../../authProvider/session.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { KindInput, RefFilter, useOptions } from '../inputs.tsx';

/** react-admin's filter form reads `source`, `label` and `alwaysOn` from the elements. */
interface Props {
  source: string;
  label: string;
  alwaysOn?: boolean;
}
type KnownProps = Props & { name: string; field: Field };

const aboveIt = { inputLabel: { shrink: true } };

/** The browser's own select: react-admin's draws a menu for each, which nobody has opened yet. */
function OneOf({ options, ...props }: Props & { options: { id: string; name: string }[] }) {
  const translate = useTranslate();
  return (
    <TextInput {...props} select slotProps={{ ...aboveIt, select: { native: true } }}>
      <option value="" aria-label={translate('ra.action.clear_input_value')} />
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}

function YesNo(props: Props) {
  const translate = useTranslate();
  return (
    <OneOf
      {...props}
      options={[true, false].map((yes) => ({ id: `${yes}`, name: translate(yes ? 'app.yes' : 'app.no') }))}
    />
  );
}

const MonthEnd = (props: Props) => <TextInput {...props} type="month" slotProps={aboveIt} />;

/** The day of an instant in the reader's own time zone, as an input of days has it. */
const dayHere = (instant: string) => new Intl.DateTimeFormat('sv').format(new Date(instant));

/** An instant is asked for by its day where the reader is, as the list shows it. */
const TimeEnd = (props: Props) => {
  const edge = props.source.endsWith('_from') ? 'T00:00:00.000' : 'T23:59:59.999';
  return (
    <DateInput
      {...props}
      format={(value?: string) => (value ? dayHere(value) : '')}
      parse={(day: string) => (day ? new Date(`${day}${edge}`).toISOString() : '')}
    />
  );
};

const ends = { date: DateInput, month: MonthEnd, time: TimeEnd };

// What is always shown is not drawn again at each change of the list.
const Search = memo(SearchInput);
const Single = memo(function Single({ name, field, ...props }: KnownProps) {
  return <OneOf {...props} options={useOptions({ name, field })} />;
});

/** What a list begins with may be several options at once: they are shown, and chosen from then on, as several. */
function ChoiceFilter(props: KnownProps) {
  const { filterValues } = useListContext();
  if (!Array.isArray(filterValues[props.name])) return <Single {...props} />;
  return <KindInput {...props} field={{ ...props.field, kind: 'choices' }} />;
}

type Translate = (key: string, args?: object) => string;

function filtersFor(
  entity: Entity<any>,
  [name, field]: [string, Field],
  label: string,
  translate: Translate,
): ReactElement[] {
  if (field.kind === 'date' || field.kind === 'time' || field.kind === 'month') {
    const End = ends[field.kind];
    return (['from', 'to'] as const).map((end) => (
      <End key={`${name}_${end}`} source={`${name}_${end}`} label={translate(`app.${end}`, { label })} />
    ));
  }
  if (field.kind === 'flag') return [<YesNo key={name} source={name} label={label} />];
  if (field.kind === 'ref') return [<RefFilter key={name} entity={entity} source={name} label={label} />];
  const props = { source: name, label, name, field };
  if (field.kind === 'choice') return [<ChoiceFilter key={name} {...props} alwaysOn />];
  return [<KindInput key={name} {...props} />];
}

/** The filters of a generated list: search and closed choices always shown, the rest on demand. */
export function useFilters(entity: Entity<any>): ReactElement[] {
  const translate = useTranslate();
  const role = currentRole()!;
  return useMemo(() => filtersOf(entity, role, translate), [entity, role, translate]);
}

function filtersOf(entity: Entity<any>, role: Role, translate: Translate): ReactElement[] {
  const searched = fieldsOf(entity).some(([, field]) => field.search);
  const filters = fieldsOf(entity)
    .filter(([, field]) => field.filter && mayRead(field, role))
    .flatMap((field) =>
      filtersFor(entity, field, translate(`resources.${resourceOf(entity)}.fields.${field[0]}`), translate),
    );
  return searched
    ? [<Search key="q" source="q" alwaysOn slotProps={{ htmlInput: { maxLength: maxSearch } }} />, ...filters]
    : filters;
}
