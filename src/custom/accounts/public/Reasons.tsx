import { initialShare } from '#domain/stories/initialShare.ts';
import { useT } from '../../../i18n/index.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import css from './Reasons.module.css';

const reasons = [
  [
    'share',
    'M21 12c.552 0 1.005-.449.95-.998a10 10 0 0 0-8.953-8.951c-.55-.055-.998.398-.998.95v8a1 1 0 0 0 1 1zM21.21 15.89A10 10 0 1 1 8 2.83',
  ],
  [
    'bonus',
    'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1',
  ],
  ['paid', 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M9 15l2 2 4-4'],
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
            <strong>{t(`accounts.why.${reason}`, { share: initialShare })}</strong>
            <p className="note">{t(`accounts.why.${reason}_text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
