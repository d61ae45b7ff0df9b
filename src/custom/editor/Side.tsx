import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Session } from './session.ts';
import { tools, type PanelProps } from './tools.ts';
import css from './Side.module.css';

interface Props {
  editor: Editor | undefined;
  session: Session;
  onReplace: PanelProps['onReplace'];
  /** The first tab: the chapter itself. */
  children: ReactNode;
}

/** What stands beside the text, a tab a tool. */
export function Side({ editor, session, onReplace, children }: Props) {
  const t = useT();
  const [shown, setShown] = useState('chapter');
  const tabs = [{ name: 'chapter', label: 'editor.panel.chapter' as const }, ...tools];
  const Panel = tools.find(({ name }) => name === shown)?.Panel;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = tabs.findIndex(({ name }) => name === shown);
    const to = tabs.at((at + step) % tabs.length)!.name;
    setShown(to);
    document.getElementById(`tab-${to}`)?.focus();
  };
  return (
    <aside className={css.side} aria-label={t('editor.panel.name')}>
      {tabs.length > 1 && (
        <div className={css.tabs} role="tablist" aria-label={t('editor.panel.name')}>
          {tabs.map(({ name, label }) => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              aria-selected={name === shown}
              tabIndex={name === shown ? 0 : -1}
              onClick={() => setShown(name)}
              onKeyDown={move}
            >
              {t(label)}
            </button>
          ))}
        </div>
      )}
      <div {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${shown}` })}>
        {Panel ? editor && <Panel editor={editor} session={session} onReplace={onReplace} /> : children}
      </div>
    </aside>
  );
}
