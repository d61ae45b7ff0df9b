import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import css from './tools.module.css';

interface Props {
  title: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A tool beside the text. Escape closes it. */
export function Panel({ title, onClose, children }: Props) {
  const t = useT();
  const heading = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.panel}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onClose || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.panelHead}>
        <h2 id={heading}>{title}</h2>
        {onClose && <CloseButton label={t('common.close')} onClick={onClose} />}
      </header>
      {children}
    </section>
  );
}
