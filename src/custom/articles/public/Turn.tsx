import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { OnlyInEnglish } from './OnlyInEnglish.tsx';
import css from '../articles.module.css';

interface Props {
  items: readonly { slug: string; title: string; language: string }[];
  slug: string;
  getPath: (slug: string) => string;
}

/** The way to the articles before and after one. */
export function Turn({ items, slug, getPath }: Props) {
  const t = useT();
  const at = items.findIndex((one) => one.slug === slug);
  const to = (one: (typeof items)[number] | undefined, label: string) =>
    one ? (
      <Link to={getPath(one.slug)}>
        <small>{label}</small> <span lang={one.language}>{one.title}</span>
        <OnlyInEnglish language={one.language} among={items} />
      </Link>
    ) : (
      <span />
    );
  if (at < 0) return null;
  return (
    <div className={css.turn}>
      {to(items[at - 1], t('articles.previous'))}
      {to(items[at + 1], t('articles.next'))}
    </div>
  );
}
