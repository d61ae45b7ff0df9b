import { Form, useTranslate } from 'ra-core';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { keepFocus } from '../../lib/focus.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useAskAtSignOut } from '../../lib/session/useAskAtSignOut.ts';
import { FormProblems } from '../../ui/forms/FormProblems.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { useLocked } from '../lock/locked.ts';
import { partsOf } from '../partsOf.tsx';
import { groupFields } from './fieldGroups.ts';
import { useSaveUnlessChanged } from './useSaveUnlessChanged.ts';
import css from './record.module.css';

const FormQuestion = lazyWithPreload(
  makePreloadable(async () => (await import('./FormQuestion.tsx')).FormQuestion),
  'dialog',
);

/** What stands in place of generated inputs, by their fields; it is as wide as the form. */
export type OwnInputs = Readonly<Partial<Record<string, ReactNode>>>;

interface Props {
  entity: Entity<any>;
  inputs?: OwnInputs;
}

/** The fields that the role may write; with `initial` values they make a new record. */
export function FormPanel({ entity, inputs, initial }: Props & { initial?: object }) {
  const role = currentRole()!;
  const t = useT();
  const { Input, writable } = useMemo(() => partsOf(entity), [entity]);
  const { submit, unsaved, close } = useSaveUnlessChanged();
  const groups = groupFields(entity, writable(role, initial ? 'create' : 'update'));
  return (
    <Form
      className={css.form}
      defaultValues={initial}
      warnWhenUnsavedChanges
      // A new record is nobody else's yet.
      {...(!initial && { onSubmit: submit })}
    >
      <FormProblems />
      {unsaved && <FormQuestion entity={entity} unsaved={unsaved} onClose={close} />}
      {groups.map(({ name, sources }) => (
        <fieldset key={name ?? ''} className={css.group}>
          {name && <legend>{t(`common.office.record.group.${name}`)}</legend>}
          {sources.map((source) => (
            <div
              key={source}
              className={inputs?.[source] || entity.fields[source].kind === 'longText' ? css.wide : undefined}
            >
              {inputs?.[source] ?? <Input source={source} />}
            </div>
          ))}
        </fieldset>
      ))}
      <div className={css.save} data-actions="">
        <Save create={initial !== undefined} />
      </div>
    </Form>
  );
}

/** Of a new record it can be pressed at once, to be told what is missing, but not again while the record is made. */
function Save({ create }: { create: boolean }) {
  const translate = useTranslate();
  const isLocked = useLocked();
  const { isDirty, isSubmitting } = useFormState();
  useAskAtSignOut(isDirty && !isSubmitting);
  // The button, which cannot be pressed meanwhile, still has the focus then.
  useLayoutEffect(() => (isSubmitting ? keepFocus() : undefined), [isSubmitting]);
  return (
    <button className="button" disabled={isLocked || isSubmitting || !(create || isDirty)}>
      {translate('ra.action.save')}
    </button>
  );
}
