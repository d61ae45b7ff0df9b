import { useState } from 'react';
import { useT } from '../../../../i18n/index.ts';
import css from './second.module.css';

interface Props {
  codes: readonly string[];
  /** The second factor has just been switched on. */
  isNew?: boolean;
  onKept: () => void;
}

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, isNew, onKept }: Props) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className="stack">
      {isNew && (
        <p className="callout good" role="status">
          {t('accounts.security.second.switched_on')}
        </p>
      )}
      <h3>{t('accounts.security.second.codes')}</h3>
      <p>{t('accounts.security.second.codes_text')}</p>
      <ul className={css.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {copied && t('accounts.security.second.copied')}
      </p>
      <div className="actions">
        <button type="button" className="button quiet" onClick={() => void copy()}>
          {t('accounts.security.second.copy')}
        </button>
        <button type="button" className="button" onClick={onKept}>
          {t('accounts.security.second.kept')}
        </button>
      </div>
    </div>
  );
}
