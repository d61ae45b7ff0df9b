import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Entity } from '#domain/kit/entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { findFurtherRelations, findRelations, type Relation } from '#domain/relations.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { currentRole } from '../../lib/session/session.ts';
import { Tabs } from '../../ui/fields/Tabs.tsx';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { useNotes } from '../notes/useNotes.ts';
import { usePathLabel } from '../useFieldLabel.ts';
import { FurtherTabs } from './FurtherTabs.tsx';
import { RelationList } from './RelationList.tsx';
import css from './record.module.css';

const own = 'fields';
const notes = 'notes';
const history = 'history';

const AuditLog = lazyWithPreload(makePreloadable(async () => (await import('../audit/AuditLog.tsx')).AuditLog));
const Notes = lazyWithPreload(makePreloadable(async () => (await import('../notes/Notes.tsx')).Notes));

/** A tab of an entity's own, whose content is made once it is opened. */
export interface OwnTab {
  name: string;
  label: MessageKey;
  content: ReactNode;
}
const none: readonly OwnTab[] = [];

interface Props {
  entity: Entity<any>;
  tabs?: readonly OwnTab[];
  /** What the first tab shows: the record itself. */
  children: ReactNode;
}

/**
 * A record, its notes, each list of what points to it as the reader's role may see it, `tabs` and its history; behind a button
 * the lists of what belongs to those. The address keeps the tab.
 */
export function RecordTabs({ entity, tabs = none, children }: Props) {
  const t = useT();
  const language = useLanguage();
  const translate = useTranslate();
  const getTitle = useRelationTitle();
  const record = useRecordContext<{ id: number }>();
  const [params, setParams] = useSearchParams();
  const [relations, further] = useMemo(() => {
    const role = currentRole()!;
    return [toMap(findRelations(entity, role)), toMap(findFurtherRelations(entity, role))];
  }, [entity]);
  const { data: noted } = useNotes(entity, record?.id, 1);
  const tabParam = params.get('tab');
  const opened = further.has(tabParam ?? '') ? [tabParam!] : [];
  const names = [own, notes, ...relations.keys(), ...opened, ...tabs.map(({ name }) => name), history];
  const tab = names.find((name) => name === tabParam) ?? own;
  const relation = relations.get(tab) ?? further.get(tab);
  const ownTab = tabs.find(({ name }) => name === tab);
  const getLabel = (name: string) => {
    const label = tabs.find((one) => one.name === name)?.label;
    if (label) return t(label);
    if (name === own) return translate(`resources.${resourceOf(entity)}.details`);
    if (name === notes) return t('notes.office.tab');
    if (name === history) return t('audit.office.tab');
    const all = relations.has(name) ? relations : further;
    return getTitle(all.get(name)!, [...all.values()]);
  };
  const pick = (name: string) => setParams(name === own ? {} : { tab: name }, { replace: true });
  return (
    <div className={css.tabbed}>
      <Tabs label={t('common.office.record.parts')} names={names} value={tab} onPick={pick}>
        {(name) =>
          name === notes && noted && noted.total > 0 ? (
            <>
              {getLabel(name)} <span className="count">{formatNumber(noted.total, language)}</span>
            </>
          ) : (
            getLabel(name)
          )
        }
      </Tabs>
      {further.size > 0 && <FurtherTabs names={[...further.keys()]} value={tab} getLabel={getLabel} onPick={pick} />}
      {/* What was typed there stays while another part is looked at. */}
      <div hidden={tab !== own}>{children}</div>
      {relation && record && <RelationList key={tab} relation={relation} title={getLabel(tab)} id={record.id} />}
      {record && ownTab?.content}
      {tab === notes && record && <Notes entity={entity} id={record.id} />}
      {tab === history && <AuditLog entity={entity} />}
    </div>
  );
}

const toMap = (relations: readonly Relation[]) =>
  new Map(relations.map((relation) => [`${relation.entity.name}.${relation.field}`, relation]));

/** What a list is called; with the name of its ref where the same records point to one in several ways. */
function useRelationTitle() {
  const translate = useTranslate();
  const label = usePathLabel();
  return ({ entity, field }: Relation, all: readonly Relation[]): string => {
    const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 2 });
    const isOne = all.filter((other) => other.entity === entity).length === 1;
    return isOne ? name : `${name} · ${label(entity, field)}`;
  };
}
