import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { currentLanguage } from '../i18n/index.ts';
import { currentRole } from '../lib/session/session.ts';
import { formatRecordTitle } from './formatTitle.ts';
import { GeneratedCreate, GeneratedEdit, GeneratedShow } from './GeneratedForm.tsx';
import { GeneratedList } from './list/GeneratedList.tsx';
import { NoPage } from './page/NoPage.tsx';

/** A whole resource from its entity: props of react-admin's `<Resource>`. A view that outgrows this is replaced by key. */
export function viewsOf(entity: Entity<any>) {
  const role = currentRole();
  const { create, update } = entity.access;
  return {
    name: resourceOf(entity),
    // Elements, since a component that is made anew would take down a form and what was typed there.
    list: <GeneratedList entity={entity} />,
    show: <GeneratedShow entity={entity} />,
    create: can(role, create ?? []) ? <GeneratedCreate entity={entity} /> : <NoPage />,
    edit: can(role, update ?? []) ? <GeneratedEdit entity={entity} /> : <NoPage />,
    recordRepresentation: (record: { id: number }) => formatRecordTitle(entity, record, currentLanguage()),
  };
}
