import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useStore, useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { compactKey, type Columns } from './useColumns.ts';
import css from './columns.module.css';

interface Props {
  entity: Entity<any>;
  columns: Columns;
}

/** The columns of a list in their order: which are shown, and each one place up or down, by pointer, finger or keyboard. */
export function ColumnsMenu({ entity, columns: { all, visible, toggle, move, reset } }: Props) {
  const t = useT();
  const translate = useTranslate();
  const label = useFieldLabel();
  const [compact, setCompact] = useStore(compactKey, false);
  return (
    <>
      <label className={css.compact}>
        <input type="checkbox" checked={compact} onChange={() => setCompact(!compact)} />
        {t('list-views.office.compact')}
      </label>
      <ul className={css.columns}>
        {all.map((source, at) => {
          const name = label(entity, source);
          const button = (by: 1 | -1) => {
            // What is pressed to the end keeps the focus there.
            const isLast = all[at + by] === undefined;
            return (
              <button
                type="button"
                className={css.move}
                aria-label={t(by < 0 ? 'list-views.office.move_up' : 'list-views.office.move_down', { name })}
                aria-disabled={isLast}
                onClick={() => isLast || move(at, by)}
              >
                {by < 0 ? <ArrowUp /> : <ArrowDown />}
              </button>
            );
          };
          return (
            <li key={source}>
              <label>
                <input type="checkbox" checked={visible.includes(source)} onChange={() => toggle(source)} />
                {name}
              </label>
              {button(-1)}
              {button(1)}
            </li>
          );
        })}
      </ul>
      <button type="button" className={css.reset} onClick={reset}>
        {translate('ra.action.reset')}
      </button>
    </>
  );
}
