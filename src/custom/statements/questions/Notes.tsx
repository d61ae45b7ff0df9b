import { formatTime } from '#domain/shared/formatDates.ts';
import type { Question } from '#domain/statements/questions.calls.ts';
import { useLanguage } from '../../../i18n/index.ts';
import css from './question.module.css';

interface Props {
  notes: Question['notes'];
  /** What the two sides are called. */
  author: string;
  finance: string;
}

/** What was asked and answered, in the order of its time. */
export function Notes({ notes, author, finance }: Props) {
  const language = useLanguage();
  return (
    <ol className={css.notes}>
      {notes.map(({ id, by_staff, content, created_at }) => (
        <li key={id} data-staff={by_staff}>
          <p className="note">
            <strong>{by_staff ? finance : author}</strong>{' '}
            <time dateTime={created_at}>{formatTime(created_at, language)}</time>
          </p>
          <p className={css.text}>{content}</p>
        </li>
      ))}
    </ol>
  );
}
