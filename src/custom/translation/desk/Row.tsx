import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import { findTerms, type Finding } from '#domain/translation/checks.ts';
import { answerWarning, paragraphBreak, setTarget, getSource } from '#domain/translation/segments.ts';
import { useT } from '../../../i18n/index.ts';
import type { BookTerm } from '../bookTerms.ts';
import { BothSources } from '../BothSources.tsx';
import { useSegment, type DeskStore } from './deskStore.ts';
import type { DraftStore } from './draftStore.ts';
import { listRowFindings } from './findings.ts';
import { Findings } from './Findings.tsx';
import { deskKeys, type Act } from './keys.ts';
import { MachineDraft } from './MachineDraft.tsx';
import type { ReplacedStore } from './replacedStore.ts';
import { RowTools } from './RowTools.tsx';
import { SourceText } from './SourceText.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Chapter } from './useDeskText.ts';
import { useMachineDraft } from './useMachineDraft.ts';
import css from './desk.module.css';

interface Props {
  at: number;
  store: DeskStore;
  drafts: DraftStore;
  replaced: ReplacedStore;
  chapter: Chapter;
  paragraphs: readonly Paragraph[];
  terms: readonly BookTerm[];
  writes: boolean;
  /** Names of it that are others elsewhere in the chapter. */
  names: readonly Finding[] | undefined;
  /** What is selected in its source. */
  selected: string | undefined;
  /** What another window says here. */
  clash: string | undefined;
  /** What the auditor said of it. */
  remark: string | undefined;
  onAct: Act;
}

/** One segment: its source, and the text that it is in the other language. */
export const Row = memo(function Row(props: Props) {
  const { at, store, drafts, replaced, chapter, paragraphs, terms, writes, names, selected, clash, remark, onAct } =
    props;
  const t = useT();
  const segment = useSegment(store, at);
  const { source_language, language } = chapter;
  const source = useMemo(() => (segment ? getSource(segment, paragraphs) : ''), [segment, paragraphs]);
  const usedTerms = useMemo(() => findTerms(source, terms), [source, terms]);
  const isReplaced = useSyncExternalStore(replaced.subscribe, () => segment !== undefined && replaced.isAny(segment));
  const [worked, setWorked] = useState(false);
  const machine = useMachineDraft({ store, drafts, chapter: chapter.id, segment });
  if (!segment) return null;
  const { target, done, basis, sources, answered } = segment;
  const state = sources.length === 0 ? 'surplus' : basis !== undefined ? 'stale' : done ? 'done' : 'open';
  const { errors, warnings } = listRowFindings(segment, { paragraphs, language, terms, names });
  const isDrafted = chapter.machine_draft && writes && !done && sources.length > 0;
  const shows = target !== '' && errors.length + warnings.length > 0;
  return (
    <li className={css.row} data-row={at} data-state={state}>
      <div className={css.source} lang={source_language} tabIndex={-1} data-source>
        {basis === undefined ? (
          <SourceText text={source} terms={usedTerms} />
        ) : (
          <>
            <p className={css.label}>{t('translation.office.desk.changed')}</p>
            <BothSources before={basis} after={source} language={source_language} />
          </>
        )}
        {sources.length === 0 && <p className={css.label}>{t('translation.office.desk.no_source')}</p>}
      </div>
      <div className={css.target}>
        {writes ? (
          <textarea
            className={`control ${css.text}`}
            lang={language}
            aria-label={t('translation.office.desk.segment', { number: at + 1 })}
            aria-describedby={shows ? `findings-${at}` : undefined}
            rows={1}
            onFocus={() => setWorked(true)}
            value={target}
            onChange={(event) => store.edit((segments) => setTarget(segments, at, event.target.value))}
          />
        ) : (
          target.split(paragraphBreak).map((text, index) => (
            // eslint-disable-next-line react/no-array-index-key
            <p key={index} lang={language}>
              {text || '—'}
            </p>
          ))
        )}
        {remark && (
          <p className="callout">
            <span className={css.label}>{t('translation.office.desk.remark')}</span>{' '}
            <span className={css.said}>{remark}</span>
          </p>
        )}
        {clash !== undefined && clash !== target && (
          <p className="callout">
            <span className={css.label}>{t('translation.office.desk.other_window')}</span>{' '}
            <span className={css.said}>{clash}</span>
          </p>
        )}
        {shows && (
          <Findings
            id={`findings-${at}`}
            {...{ errors, warnings }}
            answered={answered ?? []}
            onAnswer={
              writes
                ? (name, isRight) => store.edit((segments) => answerWarning(segments, at, name, isRight))
                : undefined
            }
          />
        )}
        {isReplaced && !done && (
          <p className={css.drafted}>
            <span className={css.label}>{t('translation.office.desk.replaced')}</span>{' '}
            <button type="button" className={css.answer} title={deskKeys.undo} onClick={() => onAct('undo', at)}>
              {t('common.shared.undo')}
            </button>
          </p>
        )}
        {writes && worked && !done && source !== '' && (
          <Suggestions
            chapter={chapter.id}
            source={source}
            language={source_language}
            onTake={(text) => replaced.take(at, text)}
          />
        )}
        {!done && (
          <MachineDraft
            {...{ target, language }}
            draft={machine.draft}
            standing={machine.standing}
            onTake={(text) => replaced.take(at, text)}
            onUndo={isReplaced ? undefined : (text) => store.edit((segments) => setTarget(segments, at, text))}
          />
        )}
        {writes && (
          <RowTools
            {...{ at, segment, selected, onAct }}
            terms={usedTerms}
            stops={errors.length > 0}
            onDraft={isDrafted ? () => machine.ask(sources) : undefined}
            drafting={machine.pending}
          />
        )}
      </div>
    </li>
  );
});
