import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useTranslate } from 'ra-core';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatShare } from '#domain/kit/figures.ts';
import type { setShares } from '#domain/stories/shares.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import css from '../../../resources/bulk/bulk.module.css';

export type Outcome = AnswerOf<typeof setShares>['items'][number];

interface Row {
  id: number;
  title: string;
  language: string;
  author: string;
  status: string;
  share: number;
  /** A contract that is being signed names the share. */
  isLocked: boolean;
}

interface Props {
  rows: readonly Row[];
  /** What they shall become; undefined as long as that is not typed. */
  to: number | undefined;
  /** What became of them, once it has. */
  outcomes: ReadonlyMap<number, Outcome> | undefined;
}

/** Stories with their share now, and what it becomes or became. */
export function SharesTable({ rows, to, outcomes }: Props) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const percent = (share: number) => formatShare(share, language);
  const sayNext = ({ share, isLocked }: Row) => {
    if (isLocked) return t('stories.office.shares.result.held');
    if (to === undefined) return '';
    if (to === share) return t('stories.office.shares.result.same');
    return (
      <>
        <ArrowRight /> {percent(to)}
      </>
    );
  };
  const sayOutcome = (outcome: Outcome | undefined) => {
    if (!outcome) return t('stories.office.shares.result.untouched');
    const { result, share } = outcome;
    if (result === 'set')
      return (
        <>
          <Check /> {percent(share!)}
        </>
      );
    return t(`stories.office.shares.result.${result}`, { share: share ?? '' });
  };
  return (
    <Scroller className={css.scroll}>
      <table className="table">
        <thead>
          <tr>
            <th>{translate(`resources.${resourceOf(fiction)}.name`, { smart_count: 1 })}</th>
            <th>{t(outcomes ? 'stories.office.shares.was' : 'stories.office.shares.before')}</th>
            <th>{t(outcomes ? 'stories.office.shares.became' : 'stories.office.shares.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <span lang={row.language}>{row.title}</span>
                <small>
                  <span translate="no">{row.author}</span> · {row.status}
                </small>
              </td>
              <td className={css.number}>{percent(row.share)}</td>
              <td>{outcomes ? sayOutcome(outcomes.get(row.id)) : sayNext(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
