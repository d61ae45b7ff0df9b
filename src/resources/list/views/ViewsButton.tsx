import { useStore } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import type { Columns } from '../useColumns.ts';
import type { Chosen } from './chosen.ts';
import { isSameState, useListState } from './listState.ts';
import { useFirstView } from './useFirstView.ts';
import type { Step } from './ViewDialog.tsx';
import css from '../../kit.module.css';

const ViewsMenu = lazyWithPreload(
  makePreloadable(async () => (await import('./ViewsMenu.tsx')).ViewsMenu),
  'dialog',
);
const ViewDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./ViewDialog.tsx')).ViewDialog),
  'dialog',
);

/** The views of a list that a role shares, and one's own; the one in use stands at the button, until the list shows something else. */
export function ViewsButton({ entity, columns }: { entity: Entity<any>; columns: Columns }) {
  const { name: list } = entity;
  const t = useT();
  const state = useListState(columns);
  const [step, setStep] = useState<Step>();
  const first = useFirstView(list);
  const [chosen = first, choose] = useStore<Chosen | undefined>(`${list}.view`);
  const label =
    chosen && isSameState(chosen, state)
      ? t('list-views.office.used', { name: chosen.name })
      : t('list-views.office.title');
  return (
    <>
      <Popover className="button quiet" label={<span className={css.used}>{label}</span>} side="end">
        {(close) => (
          <ViewsMenu
            {...{ entity, state, chosen, choose, columns }}
            onUsed={close}
            onStep={(next) => {
              close();
              setStep(next);
            }}
          />
        )}
      </Popover>
      {step && <ViewDialog {...{ list, step, state, chosen, choose }} onClose={() => setStep(undefined)} />}
    </>
  );
}
