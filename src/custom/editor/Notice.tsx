import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface Props {
  tone?: 'plain' | 'warning';
  children: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** A sentence above the text, with what can be done about it. */
export const Notice = ({ tone = 'plain', children, actions }: Props) => (
  <div className={css[tone]} role={tone === 'warning' ? 'alert' : 'status'}>
    <div className={css.noticeText}>{children}</div>
    {actions && <div className="actions">{actions}</div>}
  </div>
);
