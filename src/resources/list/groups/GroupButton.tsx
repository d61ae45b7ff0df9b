import { useListContext } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { listGroupFields } from '#domain/kit/listGroups.ts';
import { useT } from '../../../i18n/index.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import css from '../../kit.module.css';

/** What the rows of a list are grouped by; the field stands at the button. */
export function GroupButton({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const label = useFieldLabel();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { group_by: present, ...others } = filterValues;
  const group = (name: string | undefined) =>
    setFilters(name ? { ...others, group_by: name } : others, displayedFilters);
  const name = present
    ? t('list-views.office.grouped', { name: label(entity, present) })
    : t('list-views.office.group');
  return (
    <Popover className="button quiet" label={<span className={css.used}>{name}</span>} side="end">
      {(close) =>
        [undefined, ...listGroupFields(entity, currentRole()!)].map((source) => (
          <label key={source ?? ''}>
            <input
              type="radio"
              name="group_by"
              checked={present === source}
              onChange={() => {
                close();
                group(source);
              }}
            />{' '}
            {source ? label(entity, source) : t('list-views.office.not_grouped')}
          </label>
        ))
      }
    </Popover>
  );
}
