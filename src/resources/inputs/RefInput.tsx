import { ReferenceInputBase, useChoicesContext, useDebouncedEvent, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { mayDo } from '../../authProvider/index.ts';
import { getOptionsResource, getRefsResource, resourceOf, toSort } from '../../dataProvider/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { formatTitle, formatOption, formatRecordTitle } from '../formatTitle.ts';
import { asChosen, Combobox } from './Combobox.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

/** What finds a record by what is typed: its search text, or its number where that is its name. */
function toSearch(entity: Entity<any>, typed: string): { q?: string; id?: string } {
  if (entity.title !== 'id') return typed ? { q: typed } : {};
  const id = /^#?([1-9]\d{0,8})$/.exec(typed)?.[1];
  return id ? { id } : {};
}

interface PickerProps extends FramedProps {
  /** The entity of the records. */
  of: Entity<any>;
  getName: (record: any, language: InterfaceLanguage) => string;
  onOpen: () => void;
}

interface Row {
  id: number;
}

const pause = 250;

/** The records of a ReferenceInputBase by what they are called; typing searches on the server. */
function Picker({ of, getName, onOpen, ...props }: PickerProps) {
  const language = useLanguage();
  const { frame, control } = useFramed(props, asChosen);
  const { allChoices = [], availableChoices = [], filterValues, isFetching, setFilters } = useChoicesContext<Row>();
  const [typed, setTyped] = useState('');
  const search = useDebouncedEvent((text: string) => setFilters(toSearch(of, text)), pause);
  const { q, id } = toSearch(of, typed);
  const isLooking = isFetching || q !== filterValues.q || id !== filterValues.id;
  const name = (record: Row) => getName(record, language);
  const fits = (record: Row) => name(record).toLowerCase().includes(typed.toLowerCase());
  return (
    <Combobox
      frame={frame}
      inputRef={control.ref}
      value={control.value}
      options={allChoices}
      // Who types fast and presses Enter takes what was typed, not what was here before.
      matches={isLooking ? availableChoices.filter(fits) : availableChoices}
      getName={name}
      isLooking={isLooking}
      onChange={control.onChange}
      onSearch={(text) => {
        setTyped(text);
        search(text);
      }}
      onOpen={onOpen}
      onBlur={control.onBlur}
    />
  );
}

/** What may be chosen is asked for once somebody looks for it. */
function useOpened() {
  const [opened, setOpened] = useState(false);
  return { onOpen: () => setOpened(true), enableGetChoices: () => opened };
}

/** The records that a ref of the resource's entity may point to; by what they are called for who may not read them. */
export function RefInput({ field, ...props }: FramedProps & { field: Field }) {
  const resource = useResourceContext() ?? '';
  const { onOpen, enableGetChoices } = useOpened();
  const to = getEntity(field.to!);
  const { source } = props;
  if (!mayDo('list', resourceOf(to)))
    return (
      <ReferenceInputBase
        source={source}
        reference={getOptionsResource(resource, source)}
        enableGetChoices={enableGetChoices}
      >
        <Picker {...props} of={to} getName={(option, language) => formatOption(to, option, language)} onOpen={onOpen} />
      </ReferenceInputBase>
    );
  return <RefSearch {...props} to={to} where={field.where} />;
}

/** Records of an entity that the reader may list. */
export function RefSearch({ to, where, ...props }: FramedProps & { to: Entity<any>; where?: Field['where'] }) {
  const { onOpen, enableGetChoices } = useOpened();
  return (
    <ReferenceInputBase
      source={props.source}
      reference={resourceOf(to)}
      sort={toSort(to)}
      filter={where}
      enableGetChoices={enableGetChoices}
    >
      <Picker
        {...props}
        of={to}
        getName={(record, language) => formatRecordTitle(to, record, language)}
        onOpen={onOpen}
      />
    </ReferenceInputBase>
  );
}

/** The records that the rows of a list point to, for those too who may not open them. */
export function RefFilter({ entity, ...props }: FramedProps & { entity: Entity<any> }) {
  const { onOpen, enableGetChoices } = useOpened();
  const to = getEntity((entity.fields[props.source] as Field).to!);
  return (
    <ReferenceInputBase
      source={props.source}
      reference={getRefsResource(entity, props.source)}
      enableGetChoices={enableGetChoices}
    >
      <Picker {...props} of={to} getName={(record, language) => formatTitle(to, record, language)} onOpen={onOpen} />
    </ReferenceInputBase>
  );
}
