import type { StoryLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { ChapterState } from '../ChapterState.tsx';
import { formatPlaceKey, type Place } from './replacement.ts';
import { splitReplaced } from './sentences.ts';
import css from './replace.module.css';

interface Props {
  places: readonly Place[];
  to: ReadonlyMap<string, string>;
  /** Places that are left out, by their key. */
  left: ReadonlyMap<string, unknown>;
  language: StoryLanguage;
  onToggle: (place: Place) => void;
}

/** Each place with its chapter, its source, and its sentence as it is and would be. */
export function Places({ places, to, left, language, onToggle }: Props) {
  const t = useT();
  return (
    <section className="card stack">
      <h2>{t('translation.office.replace.places')}</h2>
      <ol className={css.places}>
        {places.map((place) => {
          const { id, number, segment, state, source, target, found: forms } = place;
          const where =
            segment === null
              ? t('translation.office.replace.chapter_title')
              : t('editor.shared.story.paragraph', { number: segment + 1 });
          return (
            <li key={formatPlaceKey(place)} className={css.place}>
              <input
                type="checkbox"
                aria-label={t('translation.office.replace.take', { number, text: where })}
                checked={!left.has(formatPlaceKey(place))}
                onChange={() => onToggle(place)}
              />
              <p className={css.where}>
                <Link to={getDeskPath(id)}>{t('chapters.shared.preview.chapter', { number })}</Link>
                <small>{where}</small>
                <ChapterState state={state} stale={false} />
              </p>
              <p className={css.source}>{source}</p>
              <p lang={language}>
                <DiffParts parts={splitReplaced(target, forms, to, language)} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
