import { useT } from '../../i18n/index.ts';
import { isSmallScreen, setFitted, useFitted } from '../../lib/fit.ts';
import { designWidth } from '../../lib/useViewport.ts';
import css from './FitSwitch.module.css';

/** On a telephone: has pages laid out for its screen, or whole and scaled as designed. Drawn as large as a finger on both. */
export function FitSwitch() {
  const t = useT();
  const fitted = useFitted();
  if (!isSmallScreen()) return null;
  return (
    <p className={css.bar} style={{ zoom: fitted ? 1 : designWidth / screen.width }}>
      <button
        type="button"
        className={fitted ? 'button quiet' : 'button'}
        // A field that is typed in keeps the focus, and is not checked as left.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setFitted(!fitted)}
      >
        {t(fitted ? 'layout.whole' : 'layout.fit')}
      </button>
    </p>
  );
}
