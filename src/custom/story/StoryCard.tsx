import { Link } from 'react-router-dom';
import { statusCodes } from '#domain/rules/fiction.ts';
import { formatDate, formatNumber, languageName } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { toneOf } from '../../kit/tones.ts';
import { storyPath, type Story } from './story.ts';
import css from './StoryCard.module.css';

export function StoryCard({ story }: { story: Story }) {
  const t = useT();
  const language = useLanguage();
  const counted = (key: 'fiction.chapters' | 'fiction.words', count: number) =>
    t(key, { smart_count: count, count: formatNumber(count, language) });
  const { id, title, cover, contract_status, status, word_count, chapter_count, updated_at, written_at } = story;
  const changed = written_at && written_at > updated_at ? written_at : updated_at;
  return (
    <Link className={css.card} to={storyPath(id)}>
      <img className={css.cover} src={cover} alt="" width="96" height="128" loading="lazy" />
      <div className={css.body}>
        <h2 className={css.title} lang={story.language}>
          {title}
        </h2>
        <div className={css.chips}>
          <span className={`chip ${toneOf(contract_status)}`}>{t(`fiction.contract_status.${contract_status}`)}</span>
          {status === statusCodes.completed && <span className="chip good">{t('fiction.status.completed')}</span>}
        </div>
        <p className={css.facts}>
          <span>{languageName(story.language, language)}</span>
          <span>{counted('fiction.chapters', chapter_count)}</span>
          <span>{counted('fiction.words', word_count)}</span>
        </p>
        <p className={css.changed}>{t('fiction.changed', { date: formatDate(changed, language) })}</p>
      </div>
    </Link>
  );
}
