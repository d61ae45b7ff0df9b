import { useT } from '../../../i18n/index.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import css from './Reasons.module.css';

const reasons = [
  ['share', 'M12 3a9 9 0 1 0 9 9h-9ZM16 3.500A8 8 0 0 1 20.500 8H16Z'],
  [
    'bonus',
    'M3 8h18v4H3zM12 8v13M19 12v9H5v-9M12 8C11 3 5 2 5 5.500 5 7 6 8 7.500 8M12 8c1-5 7-6 7-2.500C19 7 18 8 16.500 8',
  ],
  ['paid', 'M8 2v4m8-4v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm4 12 2 2 4-4'],
] as const;

/** What an author has of writing here (domain.md section 1 and portal.md section 9). */
export function Reasons() {
  const t = useT();
  return (
    <ul className={css.reasons} aria-label={t('accounts.why.title')}>
      {reasons.map(([reason, icon]) => (
        <li key={reason}>
          <Stroke d={icon} />
          <div>
            <strong>{t(`accounts.why.${reason}`)}</strong>
            <p className="note">{t(`accounts.why.${reason}_text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
