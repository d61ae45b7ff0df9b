import { useMemo } from 'react';
import {
  CreateBase,
  DeleteWithConfirmButton,
  EditBase,
  Form,
  ListButton,
  SaveButton,
  ShowBase,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { fieldsOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../authProvider/session.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { Loading } from '../shell/Loading.tsx';
import { partsOf } from './partsOf.tsx';
import { usePageTitle } from './usePageTitle.ts';
import css from './kit.module.css';

type Props = { entity: Entity<any> };

// The server may refuse, and only this mode shows a refusal at its field and keeps what was typed.
const mutationMode = 'pessimistic';

export const GeneratedCreate = ({ entity }: Props) => (
  <CreateBase redirect="list">
    <Head entity={entity} create />
    <FormPanel entity={entity} initial={initialOf(entity)} />
  </CreateBase>
);

export const GeneratedEdit = ({ entity }: Props) => (
  <EditBase mutationMode={mutationMode} redirect="list" loading={<Loading />}>
    <Head entity={entity} />
    <div className={css.record}>
      <FormPanel entity={entity} />
      <Facts entity={entity} only="unwritable" />
    </div>
  </EditBase>
);

export const GeneratedShow = ({ entity }: Props) => (
  <ShowBase loading={<Loading />}>
    <Head entity={entity} />
    <Facts entity={entity} />
  </ShowBase>
);

const initialOf = (entity: Entity<any>) =>
  Object.fromEntries(
    fieldsOf(entity).flatMap(([name, field]) => (field.initial === undefined ? [] : [[name, field.initial]])),
  );

function Head({ entity, create }: Props & { create?: true }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const of = record && (entity.title === 'id' ? `#${record.id}` : (record[entity.title] ?? `#${record.id}`));
  const title = create ? translate('ra.page.create', { name }) : `${name} ${of ?? ''}`;
  usePageTitle(title);
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      <ListButton />
    </div>
  );
}

function FormPanel({ entity, initial }: Props & { initial?: object }) {
  const role = currentRole()!;
  const { Input, writable } = useMemo(() => partsOf(entity), [entity]);
  return (
    <Form className={`${css.panel} ${css.form}`} defaultValues={initial} warnWhenUnsavedChanges>
      {writable(role).map((source) => (
        <div key={source} className={entity.fields[source].kind === 'longText' ? css.wide : undefined}>
          <Input source={source} />
        </div>
      ))}
      <div className={css.save}>
        <Save create={initial !== undefined} />
        {!initial && can(role, entity.access.delete ?? []) && <DeleteWithConfirmButton mutationMode={mutationMode} />}
      </div>
    </Form>
  );
}

/** Of a new record it can be pressed at once, to be told what is missing, but not again while the record is made. */
function Save({ create }: { create: boolean }) {
  const { isSubmitting } = useFormState();
  return <SaveButton alwaysEnable={create && !isSubmitting} />;
}

/** Fields as words: all that the role reads, or those that the form beside does not have. */
function Facts({ entity, only }: Props & { only?: 'unwritable' }) {
  const role = currentRole()!;
  const translate = useTranslate();
  const record = useRecordContext();
  const { Value, readable, writable } = useMemo(() => partsOf(entity), [entity]);
  const inForm = only ? writable(role) : [];
  const sources = readable(role).filter((source) => !inForm.includes(source));
  if (!record) return null;
  return (
    <dl className={`${css.panel} ${css.facts}`}>
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
