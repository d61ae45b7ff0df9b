import { useResourceContext, useTranslate } from 'ra-core';
import type { Field } from '#domain/kit/fields.ts';
import { useT } from '../../i18n/index.ts';
import { FieldFrame, frameIds } from '../../ui/fields/FieldFrame.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { optionLabel } from '../optionLabel.ts';
import { useFramed, type FramedProps } from './useFramed.ts';
import css from './inputs.module.css';

export interface ChoiceProps extends FramedProps {
  name: string;
  field: Field;
  asFilter?: true;
}

function useOptions({ name, field }: ChoiceProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (field.options ?? []).map((code) => ({ code, name: optionLabel(resource, name, field, code, translate) }));
}

interface SelectProps extends FramedProps {
  options: { code: string; name: string }[];
  /** A filter is taken back by choosing all. */
  asFilter?: true;
}

/** The browser's own select. */
export function Select({ options, asFilter, ...props }: SelectProps) {
  const t = useT();
  const { frame, control } = useFramed(props);
  const { optional, ...rest } = frame;
  const mayBeNone = asFilter || optional ? true : undefined;
  const prompt = t(asFilter ? 'common.office.list.all' : 'accounts.shared.person.choose');
  return <SelectInput {...rest} {...control} options={options} prompt={prompt} optional={mayBeNone} />;
}

export const OneOf = (props: ChoiceProps) => <Select {...props} options={useOptions(props)} />;

const asList = { parse: (codes: unknown) => codes, format: (codes: string[] | null) => codes ?? [] };

/** As many of the options as are ticked, in a list that opens under its line. */
export function SeveralOf(props: ChoiceProps) {
  const t = useT();
  const { frame, control } = useFramed(props, asList);
  const { ref, value, onChange, onBlur } = control;
  const picked: string[] = value;
  const options = useOptions(props).map((option) => ({ ...option, ticked: picked.includes(option.code) }));
  const ids = frameIds(frame.name);
  const toggle = (toggled: string) =>
    onChange(options.filter(({ code, ticked }) => (code === toggled ? !ticked : ticked)).map(({ code }) => code));
  const names = options.filter(({ ticked }) => ticked).map(({ name }) => name);
  return (
    <FieldFrame {...frame} group>
      <Popover
        ref={ref}
        id={ids.control}
        className={`control ${css.several}`}
        aria-labelledby={`${ids.label} ${ids.control}`}
        aria-describedby={ids.describedBy}
        label={names.join(', ') || t(props.asFilter ? 'common.office.list.all' : 'accounts.shared.person.choose')}
        onLeave={onBlur}
      >
        {options.map(({ code, name, ticked }) => (
          <label key={code}>
            <input type="checkbox" checked={ticked} onChange={() => toggle(code)} /> {name}
          </label>
        ))}
      </Popover>
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
