import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { getEntity } from '#domain/entities.ts';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { formatTitle } from '../../../resources/formatTitle.ts';
import { useDelegations } from '../../../resources/queue/useDelegations.ts';
import { useRecent } from '../../../resources/recent.ts';
import css from './OfficeHome.module.css';

interface RowProps {
  entity: Entity<any>;
  path: string;
  title: string;
  children?: ReactNode;
}

/** A record by its kind and title, and the way to it. */
function Row({ entity, path, title, children }: RowProps) {
  const translate = useTranslate();
  return (
    <li>
      <Link className={css.record} to={path}>
        <span className={css.kind}>{translate(`resources.${resourceOf(entity)}.name`, { smart_count: 1 })}</span>
        <span className={css.facts}>
          <span className={css.name}>{title}</span>
          {children}
        </span>
      </Link>
    </li>
  );
}

/** What colleagues gave to the reader to decide on, above all else that waits. */
export function GivenToMe() {
  const t = useT();
  const language = useLanguage();
  const heading = useId();
  const delegations = useDelegations().filter(({ mine }) => mine);
  if (delegations.length === 0) return null;
  return (
    <section className={css.given} aria-labelledby={heading}>
      <h3 id={heading}>{t('home.office.give.mine')}</h3>
      <ul className={css.queues}>
        {delegations.map(({ resource, record_id: id, title, of, by, note }) => {
          const entity = getEntity(resource);
          return (
            <Row
              key={`${resource} ${id}`}
              entity={entity}
              path={getDecisionPath(resource, id)}
              title={formatTitle(entity, { id, title, of }, language)}
            >
              <span className={css.oldest}>
                <span translate="no">{by}</span>
                {note && `: ${note}`}
              </span>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}

/** The records that the reader had open last, on this device. */
export function RecentRecords() {
  const t = useT();
  const heading = useId();
  const recent = useRecent();
  if (recent.length === 0) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.office.recent')}</h2>
      <ul className={css.queues}>
        {recent.map(({ entity, path, title }) => (
          <Row key={path} entity={entity} path={path} title={title} />
        ))}
      </ul>
    </section>
  );
}
