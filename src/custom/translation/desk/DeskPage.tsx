import { useCallback, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { can } from '#domain/roles.ts';
import { formatFindingName, findTerms } from '#domain/translation/checks.ts';
import { groupByPlace } from '#domain/translation/remarks.ts';
import {
  answerWarning,
  canJoin,
  joinWithNext,
  markDone,
  paragraphBreak,
  removeSurplus,
  setTarget,
  getSource,
  splitSegment,
} from '#domain/translation/segments.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useLatest } from '../../../lib/useLatest.ts';
import { useOpened } from '../../../resources/recent.ts';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import type { BookTerm } from '../bookTerms.ts';
import { formatTranslatedChapter } from '../recordTitles.ts';
import { DeskHead } from './DeskHead.tsx';
import { usePlaces } from './deskStore.ts';
import { createDraftStore } from './draftStore.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { listRowFindings } from './findings.ts';
import { findDeskAction, deskKeys, type Act, type DeskAction } from './keys.ts';
import { Repeats } from './Repeats.tsx';
import { createReplacedStore } from './replacedStore.ts';
import { Row } from './Row.tsx';
import { useChangingNames } from './useChangingNames.ts';
import { useDeskText, type Chapter } from './useDeskText.ts';
import { usePlace } from './usePlace.ts';
import { useRepeats } from './useRepeats.ts';
import { useSelected } from './useSelected.ts';
import { findSourceWord, findTargetWord } from './wordAt.ts';
import css from './desk.module.css';

interface Props {
  chapter: Chapter;
  terms: readonly BookTerm[];
  user: number;
}

type Entering = Pick<ComponentProps<typeof EntryDialog>, 'term' | 'translation'>;

const getRow = (target: EventTarget) => Number((target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row);

/** Source and translation side by side, a row a segment; everything can be done by keys. */
export function DeskPage({ chapter, terms, user }: Props) {
  const t = useT();
  const { store, paragraphs, clashes, otherTitle, left, saver, state, unsaved } = useDeskText(chapter, user);
  const places = usePlaces(store);
  const count = places.length;
  const [helping, setHelping] = useState(false);
  const [entering, setEntering] = useState<Entering>();
  const role = currentRole();
  const selected = useSelected();
  const repeats = useRepeats(store, paragraphs);
  const [drafts] = useState(createDraftStore);
  const [replaced] = useState(() => createReplacedStore(store));
  const list = useRef<HTMLOListElement>(null);
  const title = formatTranslatedChapter(chapter, useLanguage());
  usePageTitle(title);
  // A task is worked on here, in the chapter that was open last.
  useOpened(translationTask, chapter.task?.id, title, getDeskPath(chapter.id));
  const { may_translate: writes, language } = chapter;
  const names = useChangingNames(store, { paragraphs, language, terms });

  const clashesAt = groupByPlace(places, clashes);
  const remarksAt = groupByPlace(places, chapter.remarks);

  const focus = (at: number) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${at}"] textarea`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const press = (at: number, button: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${at}"] ${button}`)?.click();
  const getTarget = (at: number) => store.read().segments[at]!;
  const nextOpen = (at: number) => {
    const { segments } = store.read();
    const after = segments.findIndex((segment, index) => index > at && !segment.done);
    return after >= 0 ? after : segments.findIndex((segment) => !segment.done);
  };

  usePlace(list, () => nextOpen(-1));

  const toggleDone = (at: number) => {
    const segment = getTarget(at);
    const stops = listRowFindings(segment, { paragraphs, language, terms }).errors.length > 0;
    if (segment.done) store.edit((segments) => markDone(segments, at, false));
    else if (!stops) {
      store.edit((segments) => markDone(segments, at, true));
      repeats.confirm(at);
      const next = nextOpen(at);
      if (next >= 0) focus(next);
    }
  };
  const insert = (at: number, text: string) => {
    const box = list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${at}"] textarea`);
    if (!box) return;
    box.focus();
    box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
    store.edit((segments) => setTarget(segments, at, box.value));
  };
  /** Where the caret stands tells which paragraphs of the target go with the second part. */
  const split = (at: number) => {
    const box = list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${at}"] textarea`);
    const before = box?.value.slice(0, box.selectionStart).split(paragraphBreak).length ?? 1;
    store.edit((segments) => splitSegment(segments, at, { sourceAt: 1, targetAt: before }, paragraphs));
  };
  /** What is selected in the source, or else the words at the cursor. */
  const findEntry = (at: number): Entering => {
    const row = list.current!.querySelector<HTMLElement>(`[data-row="${at}"]`)!;
    const term = selected?.at === at ? selected.text : findSourceWord(row, chapter.source_language);
    return { term, translation: findTargetWord(row, language, term === '') };
  };
  const actions = useLatest<Record<DeskAction, (at: number, term: number) => void>>({
    done: toggleDone,
    repeat: repeats.fill,
    next: (at) => focus(Math.min(at + 1, count - 1)),
    previous: (at) => focus(Math.max(at - 1, 0)),
    open: (at) => nextOpen(at) >= 0 && focus(nextOpen(at)),
    copy: (at) => insert(at, getSource(getTarget(at), paragraphs)),
    suggestion: (at) => press(at, '[data-suggestion]'),
    undo: (at) => {
      replaced.undo(at);
      focus(at);
    },
    draft: (at) => press(at, '[data-draft]'),
    term: (at, term) => {
      const entry = findTerms(getSource(getTarget(at), paragraphs), terms)[term];
      if (entry) insert(at, entry.translation);
    },
    join: (at) => canJoin(store.read().segments, at) && store.edit((all) => joinWithNext(all, at, paragraphs)),
    split,
    right: (at) => {
      const { warnings } = listRowFindings(getTarget(at), { paragraphs, language, terms, names: names.get(at) });
      const open = warnings.map(formatFindingName).filter((name) => !getTarget(at).answered?.includes(name));
      for (const name of open) store.edit((segments) => answerWarning(segments, at, name, true));
    },
    entry: (at) => setEntering(findEntry(at)),
    remove: (at) => store.edit((segments) => removeSurplus(segments, at)),
  });
  const act = useCallback<Act>((action, at, term = 0) => actions.current[action](at, term), [actions]);
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = findDeskAction(event);
    const at = getRow(event.target);
    if (!pressed || Number.isNaN(at) || !writes) return;
    event.preventDefault();
    act(pressed.action, at, pressed.term);
  };
  return (
    <div className={css.desk}>
      <DeskHead
        {...{ chapter, store, state, saver, otherTitle, left, unsaved }}
        lost={(remarksAt.get(-1) ?? []).map(({ text }) => text)}
        onKeys={() => setHelping(true)}
        onNext={() => focus(nextOpen(-1))}
      />
      {/* The keys are those of the fields in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} className={css.rows} onKeyDown={onKeyDown}>
        {Array.from({ length: count }, (_, at) => (
          <Row
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            {...{ at, store, drafts, replaced, chapter, paragraphs, terms, writes }}
            names={names.get(at)}
            selected={selected?.at === at ? selected.text : undefined}
            clash={clashesAt
              .get(at)
              ?.map(({ other }) => other)
              .join(paragraphBreak)}
            remark={remarksAt
              .get(at)
              ?.map(({ text }) => text)
              .join(paragraphBreak)}
            onAct={act}
          />
        ))}
      </ol>
      <Repeats {...repeats} />
      {entering !== undefined && role && can(role, dictionaryEntry.access.create ?? []) && (
        <EntryDialog {...{ chapter, role, ...entering }} onClose={() => setEntering(undefined)} />
      )}
      {helping && (
        <KeysDialog
          title={t('common.office.keys')}
          keys={(Object.keys(deskKeys) as DeskAction[])
            .filter((action) => action !== 'draft' || chapter.machine_draft)
            .map((action) => [t(`translation.office.desk.key.${action}`), deskKeys[action]])}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  );
}
