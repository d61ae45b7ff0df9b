import { useQuery } from '@tanstack/react-query';
import { useEditorState, type Editor } from '@tiptap/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { getVersion } from '#domain/editor/versions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { versionKeys } from '../queryKeys.ts';
import { readNodeText } from './flagMarks.ts';
import { VersionLine, type Version } from './VersionLine.tsx';
import diff from '../../../ui/diff/diff.module.css';
import css from './tools.module.css';

export interface VersionText {
  title: string | null;
  content: string;
}

interface Props {
  editor: Editor;
  chapterId: number;
  title: string | null;
  language: string;
  canRestore: boolean;
  onRestore: (text: VersionText) => Promise<void>;
  version: Version;
  onBack: () => void;
}

/** One earlier text beside the present one. */
export function VersionView({ editor, chapterId, title, language, canRestore, onRestore, version, onBack }: Props) {
  const t = useT();
  const [restoring, setRestoring] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const { data, isError, refetch } = useQuery({
    queryKey: versionKeys.one(version.id),
    queryFn: () => send(getVersion, { params: { chapter_id: chapterId, version_id: version.id } }),
    staleTime: Infinity,
  });
  const doc = useDeferredValue(useEditorState({ editor, selector: ({ editor }) => editor.state.doc }));
  const parts = useMemo(
    () => data && diffWords(toPlainText(data.content), doc.children.map(readNodeText).join('\n'), language),
    [data, doc, language],
  );
  const same = parts?.every(({ kind }) => kind === 'same') && data?.title === title;
  const restore = async () => {
    setRestoring(true);
    try {
      await onRestore({ title: data!.title, content: data!.content });
      onBack();
    } catch {
      // The page has said what was wrong.
    } finally {
      setRestoring(false);
    }
  };
  return (
    <>
      <button ref={back} type="button" className={`link ${css.start}`} onClick={onBack}>
        <ArrowLeft /> {t('editor.shared.versions.all')}
      </button>
      <div className={css.list}>
        <VersionLine version={version} />
      </div>
      {data && data.title !== title && (
        <p className="note">{t('editor.shared.versions.title_then', { title: data.title ?? '–' })}</p>
      )}
      {!data && !isError && <Loading />}
      {isError && (
        <p className={css.trouble} role="alert">
          {t('editor.shared.versions.failed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </p>
      )}
      {same && <p className="note">{t('editor.shared.versions.same')}</p>}
      {parts && !same && (
        <>
          <p className="note">
            {t('editor.shared.versions.compared')}:{' '}
            <del className={diff.old}>{t('editor.shared.versions.legend_old')}</del>,{' '}
            <ins className={diff.new}>{t('editor.shared.versions.legend_new')}</ins>
          </p>
          {canRestore ? (
            <div className={css.actions}>
              <button type="button" className="button" disabled={restoring} onClick={() => void restore()}>
                {t(restoring ? 'editor.shared.versions.restoring' : 'editor.shared.versions.restore')}
              </button>
              <span className="note">{t('editor.shared.versions.restore_note')}</span>
            </div>
          ) : (
            <p className="note">{t('editor.shared.versions.not_now')}</p>
          )}
          <div
            className={css.diff}
            lang={language}
            // Long texts are scrolled by the keyboard too.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={t('editor.shared.versions.compared')}
          >
            <DiffParts parts={parts} />
          </div>
        </>
      )}
    </>
  );
}
