import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentType } from 'react';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { formatMoney } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { searchOffice, type FoundKind } from '#domain/search/search.calls.ts';
import { selectFacts } from '#domain/search/searchOfEntities.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { formatChoice } from '../../../resources/formatChoice.ts';
import { getTitleLanguage, formatKnownTitle, formatUntitled } from '../../../resources/formatTitle.ts';
import { getRecordPath } from '../../../resources/recordPath.ts';
import { usePathLabel } from '../../../resources/useFieldLabel.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { searchKeys } from '../queryKeys.ts';
import type { Item } from './items.ts';

const pauseMs = 150;

type FoundRecord = FoundKind['records'][number];
type Translate = (key: string, args?: object) => string;

/** A fact in the reader's words. */
function formatFact(
  entity: Entity<any>,
  name: string,
  record: FoundRecord,
  language: InterfaceLanguage,
  translate: Translate,
) {
  const value = record.fields[name];
  if (value === null || value === undefined || value === '') return undefined;
  const field = entity.fields[name];
  if (field.kind === 'money') return formatMoney(value as number, language);
  if (field.kind === 'choice') return formatChoice(resourceOf(entity), name, field, String(value), translate);
  return field.kind === 'ref'
    ? formatKnownTitle(getEntity(field.to), Number(value), record.titles[name], language)
    : String(value);
}

/** The records that were found for what is typed, by kind. */
export function useRecords(typed: string, icons: Record<string, ComponentType>) {
  const t = useT();
  const { translate } = useI18n();
  const language = useLanguage();
  const labelPath = usePathLabel();
  const role = currentRole()!;
  const query = typed.trim();
  const q = useDebounced(query, pauseMs);
  // Kept by what was typed, so that an answer which comes late is never shown for something else.
  const answer = useQuery({
    queryKey: searchKeys.of(q),
    queryFn: () => send(searchOffice, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isWaiting = query !== '' && (query !== q || answer.isFetching || answer.isPlaceholderData);
  const old = query !== q || answer.isPlaceholderData;
  const kinds = query === '' ? [] : (answer.data?.kinds ?? []);
  const items = kinds.flatMap(({ entity: name, records, filters, more }): Item[] => {
    const entity = getEntity(name);
    const resource = resourceOf(entity);
    const group = translate(`resources.${resource}.name`, { smart_count: 2 });
    const Icon = icons[`/${resource}`];
    const { state, facts } = selectFacts(entity, role);
    const results = records.map((record): Item => {
      const row = { ...record.fields, id: record.id };
      const named = formatKnownTitle(entity, record.id, record.fields[entity.title], language);
      return {
        key: `${name} ${record.id}`,
        group,
        label: named ?? formatUntitled(entity, row, language),
        lang: named === undefined ? undefined : getTitleLanguage(entity, row),
        facts: facts.flatMap((fact) => formatFact(entity, fact, record, language, translate) ?? []),
        state: state && record.fields[state] != null && (
          <StateChip state={String(record.fields[state])}>
            {formatFact(entity, state, record, language, translate)}
          </StateChip>
        ),
        icon: Icon && <Icon />,
        to: getRecordPath(entity, record.id),
        old,
      };
    });
    const all = filters.map((filter): Item => {
      const to = `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
      const [by = ''] = Object.keys(filter);
      const facts = filters.length > 1 && by !== 'q' ? [labelPath(entity, by)] : [];
      const label = t('search.office.all', { name: group });
      return { key: `all ${name} ${by}`, group, label, facts, icon: <ArrowRight />, to, old };
    });
    // It is read, and leads nowhere.
    const rest: Item[] = more ? [{ key: `more ${name}`, group, label: t('search.office.more'), old: true }] : [];
    return [...results, ...all, ...rest];
  });
  return { items, isWaiting, error: query !== '' && !isWaiting ? answer.error : null, retry: answer.refetch };
}
