import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { handOverWorks } from '#domain/editors/handover.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import css from '../../../resources/bulk/bulk.module.css';

export type Outcome = AnswerOf<typeof handOverWorks>['items'][number];
export type WorkRecord = RecordOf<typeof fiction> & { titles: Record<string, string | null> };

interface Props {
  works: readonly WorkRecord[];
  /** Who shall look after them; undefined as long as nobody is chosen. */
  target: { id: number; name: string; languages: readonly StoryLanguage[] } | undefined;
  /** What became of them, as far as it is known. */
  outcomes: ReadonlyMap<number, Outcome> | undefined;
  workName: string;
}

/** Works with their editor now, and who looks after them then. */
export function HandoverTable({ works, target, outcomes, workName }: Props) {
  const t = useT();
  const locale = useLanguage();
  const sayNext = ({ editor_id, language }: WorkRecord) => {
    if (!target) return '';
    if (editor_id === target.id) return t('editors.office.handover.result.same');
    if (!target.languages.includes(language)) return t('editors.office.handover.result.language');
    return (
      <>
        <ArrowRight /> <span translate="no">{target.name}</span>
      </>
    );
  };
  const sayOutcome = (outcome: Outcome | undefined) => {
    if (!outcome) return '';
    const { result, editor } = outcome;
    if (result === 'handed')
      return (
        <>
          <Check /> <span translate="no">{editor!.name}</span>
        </>
      );
    return t(`editors.office.handover.result.${result}`, { editor: editor?.name ?? '–' });
  };
  return (
    <Scroller className={css.scroll}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{workName}</th>
            <th scope="col">{t(outcomes ? 'editors.office.handover.was' : 'editors.office.handover.before')}</th>
            <th scope="col">{t(outcomes ? 'editors.office.handover.became' : 'editors.office.handover.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {works.map((work) => (
            <tr key={work.id}>
              <td>
                <span lang={work.language}>{work.title}</span>
                <small>
                  <span translate="no">{work.titles.author_id}</span> · {formatLanguageName(work.language, locale)}
                </small>
              </td>
              <td translate="no">{work.titles.editor_id ?? '–'}</td>
              <td>{outcomes ? sayOutcome(outcomes.get(work.id)) : sayNext(work)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
