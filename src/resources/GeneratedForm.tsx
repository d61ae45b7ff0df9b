import { CreateBase, EditBase, ShowBase, useRecordContext, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { isNotFound } from '../lib/api/client.ts';
import { Link } from '../lib/routing/navigation.tsx';
import { currentRole } from '../lib/session/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { AuditLog } from './audit/AuditLog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { changed, initialOf } from './formValues.ts';
import { RecordLock } from './lock/RecordLock.tsx';
import { NotFound } from './page/NoPage.tsx';
import { partsOf } from './partsOf.tsx';
import { Facts, FormPanel } from './RecordPanels.tsx';
import { languageOf, titleOf } from './titleOf.ts';
import css from './kit.module.css';

type Props = { entity: Entity<any> };
/** `ways`: what leads on from the record, beside its title. `below`: what belongs to it, between its fields and its trail. */
type RecordProps = Props & { actions?: ReactNode; footer?: ReactNode };

// The server may refuse, and only this mode shows a refusal at its field and keeps what was typed.
const mutationMode = 'pessimistic';

export function GeneratedCreate({ entity }: Props) {
  // One key for every try to save this form, so that a lost answer and a second try make one record.
  const [meta] = useState(() => ({ key: crypto.randomUUID() }));
  return (
    <CreateBase redirect="list" mutationOptions={{ meta }}>
      <Head entity={entity} create />
      <FormPanel entity={entity} initial={initialOf(entity)} />
    </CreateBase>
  );
}

export const GeneratedEdit = ({ entity, actions, footer }: RecordProps) => (
  <EditBase
    mutationMode={mutationMode}
    redirect="list"
    transform={changed}
    loading={<Loading />}
    {...withFailure}
    render={({ error, record }) =>
      error ? (
        <FailedRecord error={error} />
      ) : (
        <>
          <Head entity={entity}>{actions}</Head>
          <RecordLock entity={entity} id={Number(record?.id)}>
            <div className={`${css.record} ${isMostlyRead(entity) ? css.mostlyRead : ''}`}>
              <FormPanel entity={entity} />
              <Facts entity={entity} only="unwritable" />
            </div>
          </RecordLock>
          {footer}
          <AuditLog entity={entity} />
        </>
      )
    }
  />
);

export const GeneratedShow = ({ entity, actions, footer }: RecordProps) => (
  <ShowBase
    loading={<Loading />}
    {...withFailure}
    render={({ error }) =>
      error ? (
        <FailedRecord error={error} />
      ) : (
        <>
          <Head entity={entity}>
            {actions}
            {can(currentRole(), entity.access.delete ?? []) && <DeleteButton entity={entity} />}
          </Head>
          <Facts entity={entity} />
          {footer}
          <AuditLog entity={entity} />
        </>
      )
    }
  />
);

// react-admin would go to the list with a toast; an address that leads nowhere should say so.
const withFailure = { redirectOnError: false as const, queryOptions: { onError: () => undefined } };

function FailedRecord({ error }: { error: Error }) {
  if (isNotFound(error)) return <NotFound />;
  throw error;
}

/** Is there much more to read than to write? Then the facts get the room. */
function isMostlyRead(entity: Entity<any>): boolean {
  const { readable, writable } = partsOf(entity);
  const role = currentRole()!;
  return writable(role, 'update').length * 3 < readable(role).length;
}

function Head({ entity, create, children }: Props & { create?: true; children?: ReactNode }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const language = useLanguage();
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 });
  const title = create ? translate('ra.action.create') : record ? titleOf(entity, record, language) : name;
  usePageTitle(`${name} · ${title}`);
  return (
    <div className={css.head}>
      <h1>
        <small className={css.kind}>{name}</small> <span lang={record && languageOf(entity, record)}>{title}</span>
      </h1>
      <div className="actions">
        {children}
        <Link className="button quiet" to={`/${resourceOf(entity)}`}>
          {translate('ra.action.list')}
        </Link>
      </div>
    </div>
  );
}
