import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState, type CSSProperties } from 'react';
import type { FlagKind } from '#domain/editor/restrictedWords.ts';
import { useT } from '../../../i18n/index.ts';
import { listFlags, type FlagPlace } from './flagMarks.ts';
import css from './tools.module.css';

interface Tip {
  kind: FlagKind;
  note: string | null;
  /** In the window. */
  left: number;
  bottom: number;
}

function findTip({ target }: Event): Tip | undefined {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-flag]') : null;
  if (!mark) return undefined;
  const { left, bottom } = mark.getBoundingClientRect();
  return { kind: mark.dataset.flag as FlagKind, note: mark.dataset.note || null, left, bottom };
}

function createTip(editor: Editor, { kind, note, from }: FlagPlace): Tip {
  const { left, bottom } = editor.view.coordsAtPos(from);
  return { kind, note, left, bottom };
}

/** Says why a place is marked: where the pointer is, or the cursor. */
export function FlagTip({ editor }: { editor: Editor }) {
  const t = useT();
  const [pointed, setPointed] = useState<Tip>();
  const [, setScrolled] = useState(0);
  const standing = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) =>
      isFocused
        ? listFlags(state).find(({ from, to }) => state.selection.from >= from && state.selection.to <= to)
        : undefined,
  });
  useEffect(() => {
    const { dom } = editor.view;
    const point = (event: Event) => setPointed(findTip(event));
    const leave = () => setPointed(undefined);
    const scroll = () => {
      leave();
      // Where the cursor stands now is measured again.
      setScrolled((times) => times + 1);
    };
    dom.addEventListener('mouseover', point);
    dom.addEventListener('mouseleave', leave);
    // Whoever types wants to see the text.
    dom.addEventListener('keydown', leave);
    window.addEventListener('scroll', scroll, true);
    return () => {
      dom.removeEventListener('mouseover', point);
      dom.removeEventListener('mouseleave', leave);
      dom.removeEventListener('keydown', leave);
      window.removeEventListener('scroll', scroll, true);
    };
  }, [editor]);
  const tip = pointed ?? (standing && createTip(editor, standing));
  return (
    <div className={css.tipPlace} role="status">
      {tip && (
        <div className={css.tip} style={{ '--left': `${tip.left}px`, '--top': `${tip.bottom}px` } as CSSProperties}>
          <strong>{t(`editor.shared.flags.kind.${tip.kind}`)}</strong>
          <span>{tip.note ?? t(`editor.shared.flags.why.${tip.kind === 'word' ? 'word' : 'contact'}`)}</span>
          <span className="note">{t('editor.shared.flags.still')}</span>
        </div>
      )}
    </div>
  );
}
