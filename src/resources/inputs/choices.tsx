import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Field } from '#domain/kit/fields.ts';
import { useT } from '../../i18n/index.ts';
import { useTagOptions } from '../../lib/tags/useTagOptions.ts';
import { FieldFrame, getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { formatChoice } from '../formatChoice.ts';
import { DropDown } from './DropDown.tsx';
import { SearchedSelect, searchChoices, type Choice } from './SearchedSelect.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';
import css from './inputs.module.css';

export interface ChoiceProps extends FramedProps {
  name: string;
  field: Field;
  asFilter?: true;
}

/** The options that a field declares, else the codes of reference data. */
function useOptions({ name, field }: ChoiceProps, chosen: readonly string[] = []): Choice[] {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const codes = useTagOptions(name, chosen, !field.options);
  return field.options?.map((code) => ({ code, name: formatChoice(resource, name, field, code, translate) })) ?? codes;
}

interface SelectProps extends FramedProps {
  options: Choice[];
  /** A filter is taken back by choosing all. */
  asFilter?: true;
}

/** As many options as are seen at once; more are searched. */
const seenAtOnce = 7;

/** The browser's own select, where its options are few. */
export function Select({ options, asFilter, ...props }: SelectProps) {
  const t = useT();
  const { frame, control } = useFramed(props);
  const { optional, ...rest } = frame;
  const mayBeNone = asFilter || optional ? true : undefined;
  const prompt = t(asFilter ? 'common.office.list.all' : 'accounts.shared.person.choose');
  return <SelectInput {...rest} {...control} options={options} prompt={prompt} optional={mayBeNone} />;
}

export function SingleChoice(props: ChoiceProps) {
  const options = useOptions(props);
  const Input = options.length > seenAtOnce ? SearchedSelect : Select;
  return <Input {...props} options={options} />;
}

// A filter that is taken back leaves an empty text in react-admin's form of filters.
const asList = { parse: (codes: unknown) => codes, format: (codes: string[] | '' | null) => codes || [] };

/** As many of the options as are ticked, in a list that opens under its line. */
export function MultipleChoice(props: ChoiceProps) {
  const t = useT();
  const { frame, control } = useFramed(props, asList);
  const { ref, value, onChange, onBlur } = control;
  const picked: string[] = value;
  const [typed, setTyped] = useState('');
  const options = useOptions(props, picked).map((option) => ({ ...option, ticked: picked.includes(option.code) }));
  const matches = new Set(searchChoices(options, typed).map(({ code }) => code));
  const ids = getFrameIds(frame.name);
  const toggle = (toggled: string) =>
    onChange(options.filter(({ code, ticked }) => (code === toggled ? !ticked : ticked)).map(({ code }) => code));
  const names = options.filter(({ ticked }) => ticked).map(({ name }) => name);
  return (
    <FieldFrame {...frame} group>
      <DropDown
        ref={ref}
        id={ids.control}
        aria-labelledby={`${ids.label} ${ids.control}`}
        aria-describedby={ids.describedBy}
        label={names.join(', ') || t(props.asFilter ? 'common.office.list.all' : 'accounts.shared.person.choose')}
        onLeave={() => {
          setTyped('');
          onBlur();
        }}
      >
        {options.length > seenAtOnce && (
          <input
            type="search"
            className="control"
            aria-label={t('common.office.list.search')}
            placeholder={t('common.office.list.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // It is in a form, which it would send.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        {options
          .filter(({ code }) => matches.has(code))
          .map(({ code, name, ticked }) => (
            <label key={code}>
              <input type="checkbox" checked={ticked} onChange={() => toggle(code)} /> {name}
            </label>
          ))}
      </DropDown>
    </FieldFrame>
  );
}

const asFlag = { parse: (on: unknown) => on, format: Boolean };

export function Flag(props: ChoiceProps) {
  const { frame, control } = useFramed(props, asFlag);
  const { value, onChange, ...rest } = control;
  return (
    <label className={css.flag}>
      <input {...rest} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />{' '}
      {frame.label}
    </label>
  );
}
