import type { Message } from '#domain/kit/messages.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';

interface Props {
  /** Why it is not saved, where that is known. */
  why: Message | undefined;
  /** Its end date has passed: more days help. */
  isLate: boolean;
  onSave: () => void;
}

/** The chapter is not the reader's any more: its task is somebody else's, or none. */
export const withdrawn: Message = { message: 'translation.office.desk.withdrawn' };

/** Says why what was typed is not on the server, and gives it as a file. */
export function NotSaved({ why, isLate, onSave }: Props) {
  const t = useT();
  const { translate } = useI18n();
  return (
    <div className="problem" role="alert">
      <p>
        {why && translate(why.message, why.args)} {t('translation.office.desk.kept')}{' '}
        {isLate && <Link to="/office/my-translations">{t('translation.office.desk.extend')}</Link>}
      </p>
      <button type="button" className="button quiet small" onClick={onSave}>
        {t('translation.office.desk.save_typed')}
      </button>
    </div>
  );
}
