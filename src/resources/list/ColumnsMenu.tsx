import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useStore, useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { orderOf, ranksKey, type Columns } from './useColumns.ts';
import css from './columns.module.css';

interface Props {
  entity: Entity<any>;
  columns: Columns;
}

/** The columns of a list in their order: which are shown, and each one place up or down, by pointer, finger or keyboard. */
export function ColumnsMenu({ entity, columns: { storeKey, sources, hiddenAtFirst } }: Props) {
  const t = useT();
  const translate = useTranslate();
  const label = useFieldLabel();
  const [hidden, setHidden] = useStore(storeKey, hiddenAtFirst);
  const [ranks, setRanks] = useStore<number[] | undefined>(ranksKey(storeKey));
  const order = orderOf(ranks, sources);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  const move = (at: number, by: number) => {
    const moved = [...order];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    setRanks(moved);
  };
  return (
    <>
      <ul className={css.columns}>
        {order.map((rank, at) => {
          const source = sources[rank]!;
          const name = label(entity, source);
          const button = (by: 1 | -1) => {
            // What is pressed to the end keeps the focus there.
            const isLast = order[at + by] === undefined;
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
                <input type="checkbox" checked={!hidden.includes(source)} onChange={() => toggle(source)} />
                {name}
              </label>
              {button(-1)}
              {button(1)}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={css.reset}
        onClick={() => {
          setRanks(undefined);
          setHidden(hiddenAtFirst);
        }}
      >
        {translate('ra.action.reset')}
      </button>
    </>
  );
}
