import { useState } from 'react';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { setLanguage, useLanguage, useT } from '../../i18n/index.ts';
import css from './tools.module.css';

/** The ten interface languages, each by its own name. */
export function LanguageSelect() {
  const t = useT();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const choose = (chosen: InterfaceLanguage) => {
    setFailed(false);
    setLanguage(chosen).catch(() => setFailed(true));
  };
  return (
    <div className={css.choice}>
      <select
        className={css.select}
        aria-label={t('common.language')}
        value={language}
        onChange={(event) => choose(event.target.value as InterfaceLanguage)}
        onBlur={() => setFailed(false)}
      >
        {Object.entries(interfaceLanguages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {failed && (
        <p className={css.failed} role="alert">
          {t('errors.offline')}
        </p>
      )}
    </div>
  );
}
