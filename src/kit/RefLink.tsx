import { Link } from 'react-router-dom';
import { can } from '#domain/roles.ts';
import { whoMay } from '../authProvider/index.ts';
import { currentRole } from '../authProvider/session.ts';
import css from './kit.module.css';

interface Props {
  /** Name of the entity. */
  to: string;
  id: number;
  title: string | null | undefined;
}

/** The title of another record, and the way to it for those who may open it. */
export function RefLink({ to, id, title }: Props) {
  const resource = `office/${to}`;
  const text = !title || title === String(id) ? `#${id}` : title;
  if (!can(currentRole(), whoMay('show', resource))) return text;
  return (
    <Link className={css.ref} to={`/${resource}/${id}/show`} onClick={(event) => event.stopPropagation()}>
      {text}
    </Link>
  );
}
