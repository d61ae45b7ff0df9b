import type { RefusedChapter, SubmissionRefusal } from '#domain/chapters/submission.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { getChapterPath } from '../../lib/routing/story.ts';
import { AskDialog } from '../fields/AskDialog.tsx';
import css from './submission.module.css';

interface Props {
  why: SubmissionRefusal;
  chapters: readonly RefusedChapter[];
  story: { id: number; language: string };
  /** Submit all the same, or take the numbers out; no: leave all as it is. */
  onAnswer: (yes: boolean) => void;
}

/** Says which chapters keep a submission from going on, and asks how it goes on (domain.md section 8). */
export function RefusedDialog({ why, chapters, story, onAnswer }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <AskDialog
      title={t(`chapters.writing.submission.${why}.title`)}
      action={t(`chapters.writing.submission.${why}.go`)}
      back={t('chapters.writing.submission.back')}
      onDo={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{formatCount(`chapters.writing.submission.${why}.text`, chapters.length)}</p>
      <ul className={css.chapters}>
        {chapters.map(({ id, number, title, places, flags, found: words }) => (
          <li key={id}>
            <Link to={getChapterPath(story.id, id)} onClick={() => onAnswer(false)}>
              {t('releases.writing.chapter', { number })}
            </Link>{' '}
            {title && <span lang={story.language}>{title}</span>}
            <small className={css.why}>
              {why === 'numbered'
                ? places.map((place) => t(`chapters.writing.submission.place.${place}`)).join(' · ')
                : words.map((text) => `“${text}”`).join(', ') + (flags > words.length ? ' …' : '')}
            </small>
          </li>
        ))}
      </ul>
    </AskDialog>
  );
}
