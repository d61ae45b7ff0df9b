import { useT } from '../../i18n/index.ts';
import { Stroke } from '../Stroke.tsx';
import { setMode, useMode } from '../theme/mode.ts';
import css from './tools.module.css';

const moon = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z';
const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4M19 5l-1.4 1.4M5 19l1.4-1.4M19 19l-1.4-1.4';

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
      <Stroke d={other === 'dark' ? moon : sun} />
    </button>
  );
}
