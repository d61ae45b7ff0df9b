import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
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
