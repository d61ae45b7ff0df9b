import CalendarCheck from 'lucide-react/icons/calendar-check';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useT } from '../../../i18n/index.ts';
import css from './Reasons.module.css';

const reasons = [
  ['share', HandCoins],
  ['bonus', Gift],
  ['paid', CalendarCheck],
] as const;

/** What an author has of writing here (domain.md section 1 and portal.md section 9). */
export function Reasons() {
  const t = useT();
  return (
    <ul className={css.reasons} aria-label={t('accounts.why.title')}>
      {reasons.map(([reason, Icon]) => (
        <li key={reason}>
          <Icon />
          <div>
            <strong>{t(`accounts.why.${reason}`)}</strong>
            <p className="note">{t(`accounts.why.${reason}_text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
