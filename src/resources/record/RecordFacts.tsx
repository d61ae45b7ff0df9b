import { useRecordContext } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { Facts, hasValue } from './Facts.tsx';
import { groupFields } from './fieldGroups.ts';
import kit from '../kit.module.css';
import css from './record.module.css';

/** Fields of the record that is shown as words, in groups. */
export function RecordFacts({ entity, sources }: { entity: Entity<any>; sources: readonly string[] }) {
  const t = useT();
  const record = useRecordContext();
  const groups = groupFields(
    entity,
    sources.filter((source) => hasValue(record?.[source])),
  );
  return groups.map(({ name, sources }) => (
    <section key={name ?? ''} className={css.card}>
      {name && <h2>{t(`common.office.record.group.${name}`)}</h2>}
      <Facts entity={entity} sources={sources} className={kit.facts} />
    </section>
  ));
}
