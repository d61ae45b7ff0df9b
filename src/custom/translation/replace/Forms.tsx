import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import type { Replacement } from './replacement.ts';
import css from './replace.module.css';

interface Props {
  forms: Replacement['forms'];
  /** What each becomes; nothing: it stays. */
  to: ReadonlyMap<string, string>;
  onType: (form: string, to: string) => void;
}

/** The forms in which the former translation stands, each with what it becomes. */
export function Forms({ forms, to, onType }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="card stack">
      <h2>{t('translation.office.replace.forms')}</h2>
      <Scroller>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('translation.office.replace.form')}</th>
              <th scope="col">{t('translation.office.replace.count')}</th>
              <th scope="col">{t('translation.office.replace.to')}</th>
            </tr>
          </thead>
          <tbody>
            {forms.map(({ form, count, to: proposed, sure }) => {
              const value = to.get(form) ?? '';
              return (
                <tr key={form}>
                  <th scope="row" translate="no">
                    {form}
                  </th>
                  <td>{formatNumber(count, language)}</td>
                  <td className={css.form}>
                    <input
                      className="control"
                      aria-label={t('translation.office.replace.replace_form', { form })}
                      value={value}
                      onChange={({ target }) => onType(form, target.value)}
                    />
                    {value.trim() === '' ? (
                      <small>{t('translation.office.replace.stays')}</small>
                    ) : (
                      !sure && value === proposed && <small>{t('translation.office.replace.check_form')}</small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
