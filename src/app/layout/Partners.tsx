import { memo, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { focusPage } from '../../lib/focus.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { partners } from './partners.ts';
import css from './Partners.module.css';

const key = 'partners';
const closed = 'closed';
/** In a narrow window the names stand in one line, which the keyboard reaches to scroll it. */
const scrolls = () => window.matchMedia('(max-width: 50rem)').matches;

/** 'Our Distribution Partners' (portal.md section 2); closed once, it stays away. */
export const Partners = memo(function Partners() {
  const t = useT();
  const [visible, setVisible] = useState(() => localStorage.getItem(key) !== closed);
  if (!visible) return null;
  const close = () => {
    localStorage.setItem(key, closed);
    setVisible(false);
    // The focus was in what goes away.
    focusPage();
  };
  return (
    <aside className={css.strip} aria-labelledby="partners">
      <p className={css.title} id="partners">
        {t('layout.partners')}
      </p>
      <div
        className={css.line}
        role="group"
        aria-labelledby="partners"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={scrolls() ? 0 : undefined}
      >
        <ul className={css.marks} translate="no">
          {partners.map(({ name, face }) => (
            <li key={name} className={css[face]}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <CloseButton label={t('layout.hide_partners')} onClick={close} />
    </aside>
  );
});
