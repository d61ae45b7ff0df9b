import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import type { listChapters } from '#domain/chapters/chapters.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getPreviewPath } from '../../../lib/routing/previewPaths.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import css from './preview.module.css';

interface Props {
  storyId: number;
  chapter: AnswerOf<typeof listChapters>['items'][number];
  first_paywall_chapter: number;
  language: string;
}

/** A line of a story's contents; before the first paid chapter stands where the paywall begins. */
export function ContentsLine({ storyId, chapter, first_paywall_chapter, language }: Props) {
  const t = useT();
  const { id, number, title } = chapter;
  const status: ChapterStatus = chapter.status;
  return (
    <li>
      {number === first_paywall_chapter && number > 1 && (
        <p className={css.paywall}>{t('chapters.shared.preview.paywall')}</p>
      )}
      <Link className={css.chapter} to={getPreviewPath(storyId, id)}>
        <span className={css.name}>
          {t('chapters.shared.preview.chapter', { number })}
          {title && <span lang={language}> · {title}</span>}
        </span>
        {status !== 'published' && <StateChip state={status}>{t(`chapters.shared.status.${status}`)}</StateChip>}
        {number >= first_paywall_chapter && <span className={css.paid}>{t('chapters.shared.preview.paid')}</span>}
      </Link>
    </li>
  );
}
