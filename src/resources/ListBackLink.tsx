import { useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { currentRole } from '../lib/session/session.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { getListNameKey } from './listName.ts';

/** The way back from a record to the list of its entity. */
export function ListBackLink({ entity }: { entity: Entity<any> }) {
  const translate = useTranslate();
  return (
    <BackLink to={`/${resourceOf(entity)}`}>
      {translate(getListNameKey(entity, currentRole()!), { smart_count: 2 })}
    </BackLink>
  );
}
