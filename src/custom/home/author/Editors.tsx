import { useT } from '../../../i18n/index.ts';
import { useMyEditors } from '../../../lib/useMyEditors.ts';
import { Section } from '../../../ui/Section.tsx';
import css from './Home.module.css';

/** Who edits the author's stories, by name and email (domain.md section 2, 'Home'). */
export function Editors() {
  const t = useT();
  return (
    <Section title={t('layout.my_editor')} query={useMyEditors()}>
      {(editors) =>
        editors.length === 0 ? (
          <p className={css.muted}>{t('home.author.no_editor')}</p>
        ) : (
          <ul className={css.editors}>
            {editors.map(({ id, name, email }) => (
              <li key={id}>
                <strong translate="no">{name}</strong>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  );
}
