import type { listVersions } from '#domain/editor/versions.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './tools.module.css';

export type Version = AnswerOf<typeof listVersions>['items'][number];

/** When an earlier text was kept, why, and how long it is. */
export function VersionLine({ version }: { version: Version }) {
  const t = useT();
  const language = useLanguage();
  const { created_at, word_count, cause, name } = version;
  const words = t('stories.author.words', { smart_count: word_count, count: word_count });
  return (
    <>
      {name && <strong className={css.versionName}>{name}</strong>}
      <time className={css.quote} dateTime={created_at}>
        {formatTime(created_at, language)}
      </time>
      <span className="note">
        {t(`editor.shared.versions.cause.${cause}`)} · {words}
      </span>
    </>
  );
}
