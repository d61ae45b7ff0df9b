import { getEntity } from '#domain/entities.ts';
import { mayDo } from '../authProvider/index.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { useLanguage, useT } from '../i18n/index.ts';
import { Link } from '../lib/routing/navigation.tsx';
import { formatKnownTitle } from './formatTitle.ts';
import css from './kit.module.css';

interface Props {
  /** Name of the entity. */
  to: string;
  id: number;
  title: string | number | null | undefined;
}

/** The title of another record, whose language is not known here, and the way to it for those who may open it. */
export function RefLink({ to, id, title }: Props) {
  const t = useT();
  const language = useLanguage();
  const entity = getEntity(to);
  const resource = resourceOf(entity);
  const text = formatKnownTitle(entity, id, title, language) ?? t('common.untitled');
  if (!mayDo('show', resource)) return text;
  return (
    <Link
      className={css.ref}
      to={`/${resource}/${id}/show`}
      lang={typeof title === 'string' && 'language' in entity.fields ? '' : undefined}
    >
      {text}
    </Link>
  );
}
