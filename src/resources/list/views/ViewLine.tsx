import Check from 'lucide-react/icons/check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { View } from '#domain/list-views/viewFields.ts';
import { useT } from '../../../i18n/index.ts';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import css from './views.module.css';

interface Props {
  view: View;
  /** The list shows it now. */
  used: boolean;
  onUse: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

export function ViewLine({ view: { name, by, own, first, shared }, used, onUse, onReplace, onRemove }: Props) {
  const t = useT();
  const [replace, remove] = [t('list-views.office.replace', { name }), t('list-views.office.remove', { name })];
  return (
    <li>
      <button type="button" className={css.view} aria-current={used || undefined} onClick={onUse}>
        <span className={css.check}>{used && <Check />}</span>
        <span className={css.name} dir="auto">
          {name}
        </span>{' '}
        <small>{own ? t('list-views.office.own') : t('list-views.office.by', { name: by })}</small>{' '}
        {first && <small>{t('list-views.office.first')}</small>}
      </button>
      {shared && (
        <>
          <button
            type="button"
            className={css.tool}
            title={replace}
            aria-label={replace}
            aria-haspopup="dialog"
            disabled={used}
            onClick={onReplace}
          >
            <RefreshCw />
          </button>
          <CloseButton label={remove} aria-haspopup="dialog" onClick={onRemove} />
        </>
      )}
    </li>
  );
}
