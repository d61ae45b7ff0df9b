import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import css from '../../kit.module.css';

const Groups = lazyWithPreload(makePreloadable(async () => (await import('./Groups.tsx')).Groups));

/** A list's rows, or their groups where it is grouped. */
export function ListBody({ entity, children }: { entity: Entity<any>; children: ReactNode }) {
  const { group_by: by } = useListContext().filterValues;
  if (typeof by !== 'string' || !(by in entity.fields)) return children;
  return (
    <div className={css.table}>
      <Groups entity={entity} by={by} />
    </div>
  );
}
