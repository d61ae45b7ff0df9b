import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import { Button, useStore } from 'react-admin';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import { showsSame, useShown, type Shown } from './shown.ts';
import css from '../../kit.module.css';

const ViewsMenu = lazy(() => import('./ViewsMenu.tsx').then(({ ViewsMenu }) => ({ default: ViewsMenu })));

/** The view that was chosen last, as far as it was known then. */
export type Chosen = Shown & { id: number; name: string };

/** The views of a list that a role shares; the one in use stands at the button, until the list shows something else. */
export function ViewsButton({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const shown = useShown();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useStore<Chosen | undefined>(`${entity.name}.view`);
  const label =
    chosen && showsSame(chosen, shown) ? t('list_views.used', { name: chosen.name }) : t('list_views.title');
  return (
    <>
      <Button
        label={<span className={css.used}>{label}</span>}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BookmarkIcon />
      </Button>
      {anchor && (
        <Suspense>
          <ViewsMenu list={entity.name} {...{ anchor, shown, chosen, choose }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
