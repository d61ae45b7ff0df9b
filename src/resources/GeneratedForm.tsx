import { CreateBase, EditBase, ShowBase, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { isNotFound } from '../lib/api/client.ts';
import { makePreloadable } from '../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { formatHeading, getTitleLanguage, formatRecordTitle } from './formatTitle.ts';
import { selectChanged, getInitialValues } from './formValues.ts';
import { ListBackLink } from './ListBackLink.tsx';
import { RecordLock } from './lock/RecordLock.tsx';
import { useAfterSave, useQueueOfRecords } from './queue/useQueueOfRecords.ts';
import { FormPanel, type OwnInputs } from './record/FormPanel.tsx';
import { RecordColumns } from './record/RecordColumns.tsx';
import type { OwnTab } from './record/RecordTabs.tsx';

const RecordQueue = lazyWithPreload(
  makePreloadable(async () => (await import('./queue/RecordQueue.tsx')).RecordQueue),
  'extra',
);

type Props = { entity: Entity<any> };
/** What a page of a record is called where its own title says too little: in the window, and above it. */
type Titles = {
  titleOf?: (record: any, language: InterfaceLanguage) => string;
  headingOf?: (record: any, language: InterfaceLanguage) => string;
};
/** `actions`: what can be done with the record. `footer`: what belongs to it, after its fields. `tabs`: the same, in tabs. */
type RecordProps = Props & Titles & { actions?: ReactNode; footer?: ReactNode; tabs?: readonly OwnTab[] };
type FormProps = { inputs?: OwnInputs };

// The server may refuse, and only this mode shows a refusal at its field and keeps what was typed.
const mutationMode = 'pessimistic';

export const GeneratedCreate = ({ entity, inputs }: Props & FormProps) => (
  <CreateBase redirect="list">
    <Head entity={entity} create />
    <FormPanel entity={entity} inputs={inputs} initial={getInitialValues(entity)} />
  </CreateBase>
);

export function GeneratedEdit({ entity, actions, footer, tabs, inputs, ...titles }: RecordProps & FormProps) {
  const isOfQueue = useQueueOfRecords(entity);
  const onSuccess = useAfterSave(entity);
  return (
    <EditBase
      mutationMode={mutationMode}
      {...(isOfQueue ? { mutationOptions: { onSuccess } } : { redirect: 'list' })}
      transform={selectChanged}
      loading={<Loading />}
      {...withFailure}
      render={({ error, record }) =>
        error ? (
          <FailedRecord error={error} />
        ) : (
          <>
            <Head entity={entity} isOfQueue={isOfQueue} {...titles} />
            <RecordLock entity={entity} id={Number(record?.id)}>
              <RecordColumns
                entity={entity}
                actions={actions}
                form={<FormPanel entity={entity} inputs={inputs} />}
                footer={footer}
                tabs={tabs}
              />
            </RecordLock>
          </>
        )
      }
    />
  );
}

export function GeneratedShow({ entity, actions, footer, tabs, ...titles }: RecordProps) {
  const isOfQueue = useQueueOfRecords(entity);
  return (
    <ShowBase
      loading={<Loading />}
      {...withFailure}
      render={({ error }) =>
        error ? (
          <FailedRecord error={error} />
        ) : (
          <>
            <Head entity={entity} isOfQueue={isOfQueue} {...titles} />
            <RecordColumns entity={entity} actions={actions} footer={footer} tabs={tabs} />
          </>
        )
      }
    />
  );
}

// react-admin would go to the list with a toast; an address that leads nowhere should say so.
const withFailure = { redirectOnError: false as const, queryOptions: { onError: () => undefined } };

function FailedRecord({ error }: { error: Error }) {
  if (isNotFound(error)) return <NotFound />;
  throw error;
}

function Head({
  entity,
  create,
  isOfQueue,
  titleOf,
  headingOf,
}: Props & Titles & { create?: true; isOfQueue?: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const language = useLanguage();
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const title = create
    ? translate('ra.page.create', { name })
    : record
      ? (titleOf?.(record, language) ?? formatRecordTitle(entity, record, language))
      : name;
  usePageTitle(create ? title : `${name} · ${title}`);
  return (
    <header className="record-head">
      <ListBackLink entity={entity} />
      <h1 lang={record && getTitleLanguage(entity, record)}>
        {create || !record ? title : (headingOf?.(record, language) ?? formatHeading(entity, record, language))}
      </h1>
      {isOfQueue && record && <RecordQueue entity={entity} id={Number(record.id)} />}
    </header>
  );
}
