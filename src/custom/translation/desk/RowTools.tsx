import Check from 'lucide-react/icons/check';
import { canSplit, type Segment } from '#domain/translation/segments.ts';
import { useT } from '../../../i18n/index.ts';
import { Menu } from '../../../ui/Menu.tsx';
import type { BookTerm } from '../bookTerms.ts';
import { deskKeys, type Act } from './keys.ts';
import css from './desk.module.css';

interface Props {
  at: number;
  segment: Segment;
  /** Terms that its source has. */
  terms: readonly BookTerm[];
  /** What is selected in its source. */
  selected: string | undefined;
  /** An error keeps it from being done. */
  stops: boolean;
  /** Asks for a draft of it; absent: none is offered. */
  onDraft: (() => void) | undefined;
  drafting: boolean;
  onAct: Act;
}

/** What can be done with a segment, by pointer or finger; the keys are told beside it. */
export function RowTools({ at, segment, terms, selected, stops, onDraft, drafting, onAct }: Props) {
  const t = useT();
  const more = [
    ['copy', true],
    ['join', true],
    ['split', canSplit(segment)],
    ['remove', segment.sources.length === 0],
    ['entry', true],
  ] as const;
  return (
    <div className={css.tools}>
      <button
        type="button"
        className="button quiet small"
        aria-pressed={segment.done}
        disabled={!segment.done && stops}
        onClick={() => onAct('done', at)}
      >
        <Check />
        {t('translation.office.desk.done')}
      </button>
      {terms.map((term, index) => (
        <button
          key={term.id}
          type="button"
          className={`button quiet small ${css.offered}`}
          title={[term.term, term.note].filter(Boolean).join(' — ')}
          onClick={() => onAct('term', at, index)}
        >
          {index < 9 && <kbd>{index + 1}</kbd>}
          {term.translation}
        </button>
      ))}
      {selected !== undefined && (
        <button
          type="button"
          className={`button quiet small ${css.offered}`}
          aria-haspopup="dialog"
          onClick={() => onAct('entry', at)}
        >
          {t('dictionary.office.add', { term: selected })} <kbd>{deskKeys.entry}</kbd>
        </button>
      )}
      {onDraft && (
        <button
          type="button"
          className={`button quiet small ${css.offered}`}
          disabled={drafting}
          onClick={onDraft}
          data-draft
        >
          {t('translation.office.desk.key.draft')} <kbd>{deskKeys.draft}</kbd>
        </button>
      )}
      <Menu button={t('common.more')} className={`button quiet small ${css.offered}`}>
        {more
          .filter(([, can]) => can)
          .map(([action]) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-haspopup={action === 'entry' ? 'dialog' : undefined}
              onClick={() => onAct(action, at)}
            >
              {t(`translation.office.desk.key.${action}`)} <kbd>{deskKeys[action]}</kbd>
            </button>
          ))}
      </Menu>
    </div>
  );
}
