import { useT } from '../../i18n/index.ts';
import { setMode, useMode } from '../theme/mode.ts';
import css from './tools.module.css';

/** Light or dark. */
export function ModeSwitch() {
  const t = useT();
  const other = useMode() === 'light' ? 'dark' : 'light';
  return (
    <button
      className={css.icon}
      onClick={() => setMode(other)}
      aria-label={t(`common.mode.${other}`)}
      title={t(`common.mode.${other}`)}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        {other === 'dark' ? (
          <path d="M20 14.500A8.300 8.300 0 0 1 9.500 4a8.300 8.300 0 1 0 10.500 10.500Z" />
        ) : (
          <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
        )}
      </svg>
    </button>
  );
}
