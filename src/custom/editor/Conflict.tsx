import { useState } from 'react';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { useI18n, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Notice } from './Notice.tsx';
import type { SaveState } from './saving/saver.ts';
import type { Text } from './saving/text.ts';
import type { Session } from './session.ts';
import css from './Conflict.module.css';

/** Two texts of one chapter: the choice which goes on, and both side by side. */
export function Conflict({ session, state }: { session: Session; state: SaveState }) {
  const t = useT();
  const { translate } = useI18n();
  const [comparing, setComparing] = useState(false);
  const { theirs, failure } = state;
  const { run, pending } = useCommand((way: 'keepMine' | 'takeTheirs') => session.saver[way]());
  if (!theirs) return null;

  const { editorDocument, story } = session;
  const decide = (way: 'keepMine' | 'takeTheirs') => {
    setComparing(false);
    void run(way);
  };
  const choices = (
    <>
      <button type="button" className="button" disabled={pending} onClick={() => decide('keepMine')}>
        {t('editor.writing.conflict.mine')}
      </button>
      <button type="button" className="button quiet" disabled={pending} onClick={() => decide('takeTheirs')}>
        {t('editor.writing.conflict.theirs')}
      </button>
    </>
  );
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            {choices}
            <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setComparing(true)}>
              {t('editor.writing.conflict.compare')}
            </button>
          </>
        }
      >
        <strong>{t('editor.writing.conflict.title')}</strong> {t('editor.writing.conflict.text')}
        {failure && <span className={css.failure}> {translate(failure.message, failure.args)}</span>}
      </Notice>
      {comparing && (
        <Dialog title={t('editor.writing.conflict.title')} onClose={() => setComparing(false)} actions={choices}>
          <div className={css.versions}>
            <OneText
              name={t('editor.writing.conflict.my_text')}
              text={editorDocument.text()}
              language={story.language}
            />
            <OneText name={t('editor.writing.conflict.other_text')} text={theirs.text} language={story.language} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function OneText({ name, text, language }: { name: string; text: Text; language: string }) {
  const formatCount = useFormatCount();
  const plain = toPlainText(text.content);
  const words = countWords(plain);
  return (
    <section className={css.version} aria-label={name}>
      <h3>
        {name} <small>{formatCount('editor.writing.words.count', words)}</small>
      </h3>
      {/* A long text is scrolled by keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.text} lang={language} tabIndex={0} role="group" aria-label={name}>
        {text.title && <strong>{text.title}</strong>}
        {plain.split('\n').map((line, at) => (
          // eslint-disable-next-line react/no-array-index-key
          <p key={at}>{line}</p>
        ))}
      </div>
    </section>
  );
}
