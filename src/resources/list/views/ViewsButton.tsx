import { useStore } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { Chosen } from './chosen.ts';
import { showsSame, useShown } from './shown.ts';
import type { Step } from './ViewDialog.tsx';
import css from '../../kit.module.css';

const ViewsMenu = lazy(() => import('./ViewsMenu.tsx').then(({ ViewsMenu }) => ({ default: ViewsMenu })));
const ViewDialog = lazy(() => import('./ViewDialog.tsx').then(({ ViewDialog }) => ({ default: ViewDialog })));

/** The views of a list that a role shares; the one in use stands at the button, until the list shows something else. */
export function ViewsButton({ entity: { name: list } }: { entity: Entity<any> }) {
  const t = useT();
  const shown = useShown();
  const [step, setStep] = useState<Step>();
  const [chosen, choose] = useStore<Chosen | undefined>(`${list}.view`);
  const label =
    chosen && showsSame(chosen, shown)
      ? t('list-views.office.used', { name: chosen.name })
      : t('list-views.office.title');
  return (
    <>
      <Popover className="button quiet" label={<span className={css.used}>{label}</span>} side="end">
        {(close) => (
          <Suspense>
            <ViewsMenu
              {...{ list, shown, chosen, choose }}
              onUsed={close}
              onStep={(next) => {
                close();
                setStep(next);
              }}
            />
          </Suspense>
        )}
      </Popover>
      {step && (
        <Suspense>
          <ViewDialog {...{ list, step, shown, chosen, choose }} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </>
  );
}
