import { useQuery } from '@tanstack/react-query';
import { listMyEditors } from '#domain/editors/editors.calls.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Section } from '../../ui/Section.tsx';
import { myEditorKeys } from './queryKeys.ts';
import css from './Home.module.css';

/** Who edits the author's works, by name and email (domain.md section 2, 'Home'). */
export function Editors() {
  const t = useT();
  const query = useQuery({ queryKey: myEditorKeys.all, queryFn: () => send(listMyEditors, {}) });
  return (
    <Section title={t('layout.my_editor')} query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={css.muted}>{t('home.author.no_editor')}</p>
        ) : (
          <ul className={css.editors}>
            {items.map(({ id, name, email }) => (
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
