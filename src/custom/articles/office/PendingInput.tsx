import { useController } from 'react-hook-form';
import { useT } from '../../../i18n/index.ts';
import { useIsPublished } from './useIsPublished.ts';
import css from './office.module.css';

/** Whether readers get what is saved at once, where they get a text already. */
export function PendingInput() {
  const t = useT();
  const { ref, value, onBlur, onChange } = useController({ name: 'pending' }).field;
  if (!useIsPublished()) return null;
  return (
    <label className={css.check}>
      <input
        ref={ref}
        type="checkbox"
        checked={Boolean(value)}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {t('articles.office.pending.hold')}
    </label>
  );
}
