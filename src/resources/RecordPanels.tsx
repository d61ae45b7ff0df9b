import { Form, useRecordContext, useTranslate } from 'ra-core';
import { useLayoutEffect, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { keepFocus } from '../lib/focus.ts';
import { currentRole } from '../lib/session/session.ts';
import { useAskAtSignOut } from '../lib/session/useAskAtSignOut.ts';
import { FormProblems } from '../ui/forms/FormProblems.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useLocked } from './lock/locked.ts';
import { partsOf } from './partsOf.tsx';
import css from './kit.module.css';

interface Props {
  entity: Entity<any>;
}

/** The fields that the role may write; with `initial` values they make a new record. */
export function FormPanel({ entity, initial }: Props & { initial?: object }) {
  const role = currentRole()!;
  const { Input, writable } = useMemo(() => partsOf(entity), [entity]);
  return (
    <Form className={`${css.panel} ${css.form}`} defaultValues={initial} warnWhenUnsavedChanges>
      <FormProblems />
      {writable(role, initial ? 'create' : 'update').map((source) => (
        <div key={source} className={entity.fields[source].kind === 'longText' ? css.wide : undefined}>
          <Input source={source} />
        </div>
      ))}
      <div className={css.save}>
        <Save create={initial !== undefined} />
        {!initial && can(role, entity.access.delete ?? []) && <DeleteButton entity={entity} />}
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

/** Fields as words: all that the role reads, or those that the form beside does not have. */
export function Facts({ entity, only }: Props & { only?: 'unwritable' }) {
  const role = currentRole()!;
  const translate = useTranslate();
  const record = useRecordContext();
  const { Value, readable, writable } = useMemo(() => partsOf(entity), [entity]);
  const inForm = only ? writable(role, 'update') : [];
  const sources = readable(role).filter((source) => !inForm.includes(source));
  if (!record) return null;
  return (
    <dl className={`card details ${css.facts}`}>
      {sources
        .filter((source) => record[source] !== null && record[source] !== '')
        .map((source) => (
          <div key={source}>
            <dt>{translate(`resources.${resourceOf(entity)}.fields.${source}`)}</dt>
            <dd>
              <Value source={source} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
