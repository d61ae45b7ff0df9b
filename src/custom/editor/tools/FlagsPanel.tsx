import type { Editor } from '@tiptap/react';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { FlagPlace } from './flagMarks.ts';
import { Panel } from './Panel.tsx';
import { useFlags } from './useFlagging.ts';
import css from './tools.module.css';

interface Props {
  editor: Editor;
  /** As `useFlagging` tells them. */
  failed: boolean;
  retry: () => void;
  onClose?: () => void;
}

/** What is flagged in the chapter, each leading to its place (domain.md section 8). */
export function FlagsPanel({ editor, failed, retry, onClose }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const flags = useFlags(editor);
  const jump = ({ from, to }: FlagPlace) =>
    editor.chain().setTextSelection({ from, to }).focus().scrollIntoView().run();
  return (
    <Panel title={t('editor.shared.flags.title')} onClose={onClose}>
      {failed && (
        <p className={css.trouble} role="alert">
          {t('editor.shared.flags.failed')}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('common.retry')}
          </button>
        </p>
      )}
      {flags.length === 0 ? (
        <p className="note">{t('editor.shared.flags.none')}</p>
      ) : (
        <>
          <p className={css.advice}>{t('editor.shared.flags.advice')}</p>
          <p className="note" role="status">
            {formatCount('editor.shared.flags.count', flags.length)}
          </p>
          <ul className={css.list}>
            {flags.map((flag) => (
              <li key={flag.from}>
                <button type="button" className={css.row} onClick={() => jump(flag)}>
                  <span className={css.quote} lang="">
                    {flag.text}
                  </span>
                  <span className="note">{flag.note ?? t(`editor.shared.flags.kind.${flag.kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
