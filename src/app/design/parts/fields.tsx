import { Form } from 'ra-core';
import { useState } from 'react';
import { message } from '#domain/kit/messages.ts';
import { MoneyInput } from '../../../resources/inputs/MoneyInput.tsx';
import { SearchedSelect } from '../../../resources/inputs/SearchedSelect.tsx';
import { DateInput } from '../../../ui/calendar/DateInput.tsx';
import { TimeInput } from '../../../ui/calendar/TimeInput.tsx';
import type { DateKind } from '../../../ui/calendar/typedDate.ts';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { InStates } from '../InStates.tsx';
import type { DrawPart } from './drawPart.ts';
import css from '../Design.module.css';

const doNothing = () => undefined;
const required = message('validation.required');

/** A date that can be chosen and typed as in a form. */
function DateSample({ name, label, kind, start }: { name: string; label: string; kind: DateKind; start: string }) {
  const [value, setValue] = useState(start);
  return <DateInput {...{ name, label, kind, value }} onChange={setValue} />;
}

/** A time of day, likewise. */
function TimeSample({ name, label, start }: { name: string; label: string; start: string }) {
  const [value, setValue] = useState(start);
  return <TimeInput {...{ name, label, value }} onChange={setValue} />;
}

/** What is filled in: empty, filled, wrong and switched off. */
export const fieldParts: Record<string, DrawPart> = {
  fields: ({ name, text, title }, id) => (
    <>
      <TextInput name={`${id}-empty`} label={name} hint={text} placeholder={title} />
      <TextInput name={`${id}-filled`} label={name} defaultValue={title} optional />
      <TextInput name={`${id}-wrong`} label={name} error={required} />
      <TextInput name={`${id}-off`} label={name} defaultValue={title} disabled />
      <SelectInput name={`${id}-choice`} label={name} prompt={title} options={[{ code: 'a', name: title }]} />
      <SelectInput name={`${id}-wrongChoice`} label={name} prompt={title} options={[]} error={required} />
      <SelectInput name={`${id}-choiceOff`} label={name} prompt={title} options={[]} disabled />
      <InStates>{(state) => <TextInput name={`${id}-${state}`} label={name} defaultValue={title} />}</InStates>
    </>
  ),
  longTexts: ({ name, text }, id) => (
    <>
      <TextArea name={`${id}-text`} label={name} defaultValue={text} rows={3} />
      <TextArea name={`${id}-long`} label={name} error={message('validation.max_length', { max: 100 })} rows={2} />
      <TextArea name={`${id}-textOff`} label={name} defaultValue={text} rows={2} disabled />
      <PasswordInput name={`${id}-password`} label={name} defaultValue={name} autoComplete="off" />
    </>
  ),
  choices: ({ name, action, text }, id) => (
    <>
      <label className="checkbox">
        <input type="checkbox" name={`${id}-check`} defaultChecked /> {text}
      </label>
      <label className="checkbox">
        <input type="checkbox" name={`${id}-unchecked`} /> {name}
      </label>
      <label className="checkbox">
        <input type="checkbox" name={`${id}-checkOff`} disabled /> {name}
      </label>
      <label>
        <input type="radio" name={`${id}-radio`} defaultChecked /> {name}
      </label>
      <label>
        <input type="radio" name={`${id}-radio`} disabled /> {action}
      </label>
      <SearchBox label={name} value="" resultCount={undefined} onSearch={doNothing} />
    </>
  ),
  dates: ({ name }, id) => (
    <>
      <DateSample name={`${id}-day`} label={name} kind="date" start="2026-11-27" />
      <DateInput name={`${id}-wrongDay`} label={name} kind="date" value="" onChange={doNothing} error={required} />
      <fieldset className={css.off} disabled>
        <DateSample name={`${id}-dayOff`} label={name} kind="date" start="2026-11-27" />
      </fieldset>
      <DateSample name={`${id}-month`} label={name} kind="month" start="" />
      <TimeSample name={`${id}-time`} label={name} start="21:30" />
      <TimeSample name={`${id}-noTime`} label={name} start="soon" />
    </>
  ),
  recordFields: ({ name, title, action }, id) => (
    <Form record={{ [`${id}-money`]: 1_328_767 }}>
      <div className="stack">
        <MoneyInput source={`${id}-money`} label={name} />
        <SearchedSelect
          source={`${id}-choice`}
          label={name}
          options={[title, action].map((name) => ({ code: name, name }))}
        />
      </div>
    </Form>
  ),
  formProblems: ({ name, title }, id) => (
    <div role="form" aria-label={title} className="stack">
      <Refused sent refusal={message('errors.conflict')} />
      <TextInput name={`${id}-one`} label={name} error={required} />
      <TextInput name={`${id}-two`} label={title} error={required} />
    </div>
  ),
  files: ({ title, text, action }) => (
    <>
      <DropZone
        accept=".docx"
        title={title}
        hint={text}
        choose={action}
        sent={undefined}
        working=""
        onPick={doNothing}
      />
      <DropZone
        small
        accept=".docx"
        title={title}
        hint=""
        choose={action}
        sent={0.4}
        working={text}
        onPick={doNothing}
      />
    </>
  ),
};
