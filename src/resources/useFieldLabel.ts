import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { parsePath } from '#domain/relations.ts';
import { resourceOf } from '../dataProvider/index.ts';

/** What a field of an entity, or an option of it, is called by its resource's labels. */
export function useFieldLabel() {
  const translate = useTranslate();
  return useCallback(
    (entity: Entity<any>, field: string, option?: string) =>
      translate(
        `resources.${resourceOf(entity)}.${option === undefined ? 'fields' : 'choices'}.${field}${option === undefined ? '' : `.${option}`}`,
      ),
    [translate],
  );
}

/** What several refs one after another are called, or a field that is none: 'Book · Work · Author'. */
export function usePathLabel() {
  const label = useFieldLabel();
  return useCallback(
    (entity: Entity<any>, path: string): string => {
      let of = entity;
      const names = parsePath(path).map((field) => {
        const name = label(of, field);
        const { to } = of.fields[field];
        if (to !== undefined) of = getEntity(to);
        return name;
      });
      return names.join(' · ');
    },
    [label],
  );
}
