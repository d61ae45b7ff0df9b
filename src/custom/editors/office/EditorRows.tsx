import Clock from 'lucide-react/icons/clock';
import { isAway } from '#domain/editors/absence.ts';
import { editorAbsence } from '#domain/editors/editorAbsence.entity.ts';
import type { listEditorsLoad } from '#domain/editors/load.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatDay, formatTime } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { formatAgo } from '#domain/shared/formatSpans.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useNow } from '../../../lib/time/useNow.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { managesEditors } from './managesEditors.ts';
import { getWorksFilter } from './worksOfEditor.ts';
import css from './load.module.css';

export type EditorItem = AnswerOf<typeof listEditorsLoad>['items'][number];
type Line = EditorItem['languages'][number];

interface Props {
  item: EditorItem;
  /** The UTC+8 day. */
  today: string;
  onHandOver: (id: number | null) => void;
}

/** An editor with a row for each language. */
export function EditorRows({ item, today, onHandOver }: Props) {
  const locale = useLanguage();
  const number = (value: number) => (value === 0 ? '–' : formatNumber(value, locale));
  const [first, ...rest] = item.languages;
  const cells = (line: Line | undefined) =>
    line ? (
      <>
        <td className="words">{formatLanguageName(line.language, locale)}</td>
        <td>{number(line.unsigned)}</td>
        <td>{number(line.in_review)}</td>
        <td>{number(line.signed)}</td>
        <td className={css.waiting}>
          <Waiting of={line.chapters} />
        </td>
        <td className={css.waiting}>
          <Waiting of={line.applications} />
        </td>
      </>
    ) : (
      <>
        <td className="words">–</td>
        {['unsigned', 'in_review', 'signed', 'chapters', 'applications'].map((name) => (
          <td key={name}>–</td>
        ))}
      </>
    );
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={rest.length + 1}>
          <EditorCell item={item} today={today} onHandOver={onHandOver} />
        </th>
        {cells(first)}
        <td rowSpan={rest.length + 1}>{number(item.reviewed)}</td>
      </tr>
      {rest.map((line) => (
        <tr key={line.language}>{cells(line)}</tr>
      ))}
    </tbody>
  );
}

/** How many wait, since when the first does, and how many are late. */
function Waiting({ of: { count, oldest, late } }: { of: Line['chapters'] }) {
  const t = useT();
  const locale = useLanguage();
  const now = useNow();
  if (count === 0) return '–';
  return (
    <>
      {formatNumber(count, locale)}
      {oldest && (
        <small>
          <time dateTime={oldest} title={formatTime(oldest, locale)}>
            {t('editors.office.load.oldest', { ago: formatAgo(oldest, now, locale) })}
          </time>
        </small>
      )}
      {late > 0 && (
        <small>
          <StateChip tone="bad">{t('editors.office.load.late', { count: late })}</StateChip>
        </small>
      )}
    </>
  );
}

/** Who it is, when they are away, and what can be done for them. */
function EditorCell({ item, today, onHandOver }: Props) {
  const t = useT();
  const locale = useLanguage();
  const formatCount = useFormatCount();
  const manages = managesEditors();
  const { id, name, active, absences, languages } = item;
  const works = languages.reduce((sum, { unsigned, in_review, signed }) => sum + unsigned + in_review + signed, 0);
  return (
    <div className={css.cell}>
      {id === null ? t('editors.office.load.nobody') : <span translate="no">{name}</span>}
      <Link to={getWorks(id)}>{formatCount('editors.office.load.works', works)}</Link>
      {id !== null && !active && <StateChip tone="bad">{t('editors.office.load.inactive')}</StateChip>}
      {absences.map((absence) => {
        const text = t('editors.office.load.away', {
          from: formatDay(absence.starts_on, locale),
          to: formatDay(absence.ends_on, locale),
          substitute: absence.substitute,
        });
        const mark = isAway(absence, today) && <Clock />;
        return (
          <div key={absence.id} className={css.absence}>
            {manages ? (
              <Link to={`/${resourceOf(editorAbsence)}/${absence.id}`}>
                {mark}
                {text}
              </Link>
            ) : (
              <span>
                {mark}
                {text}
              </span>
            )}
            {absence.fault && <StateChip tone="bad">{t(`editors.office.load.substitute.${absence.fault}`)}</StateChip>}
          </div>
        );
      })}
      {manages && (
        <div className={css.actions}>
          {works > 0 && (
            <button type="button" className="link" aria-haspopup="dialog" onClick={() => onHandOver(id)}>
              {t('editors.office.load.hand_over')}
            </button>
          )}
          {id !== null && <Link to={getNewAbsence(id)}>{t('editors.office.load.plan')}</Link>}
        </div>
      )}
    </div>
  );
}

/** The list of an editor's works, or of those without one. */
const getWorks = (id: number | null) =>
  `/${resourceOf(fiction)}?filter=${encodeURIComponent(JSON.stringify(getWorksFilter(id)))}`;

const getNewAbsence = (id: number) =>
  `/${resourceOf(editorAbsence)}/create?source=${encodeURIComponent(JSON.stringify({ editor_id: id }))}`;
