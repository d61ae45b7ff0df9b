import { useQuery } from '@tanstack/react-query';
import { createElement, useState, type ReactNode } from 'react';
import { getUploadedText } from '#domain/chapter-import/chapterImport.calls.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { uploadKeys } from './queryKeys.ts';
import type { Row } from './sendFile.ts';
import css from './upload.module.css';

interface Props {
  /** The import. */
  id: number;
  row: Row;
  /** A new row is to begin with this paragraph, counted from 0. */
  onSplit: (paragraph: number) => void;
  onClose: () => void;
}

/** The text of a row, which can be split at each of its paragraphs. */
export function Preview({ id, row, onSplit, onClose }: Props) {
  const t = useT();
  const { title, number } = row;
  const [splitting, setSplitting] = useState(false);
  const { data, isPending, refetch } = useQuery({
    // Its words tell a text that was merged or split since from the one before.
    queryKey: uploadKeys.text(id, row.id, row.word_count),
    queryFn: () => send(getUploadedText, { params: { id, row_id: row.id } }),
  });
  const name = title ?? t('chapter-import.writing.untitled');
  const paragraphs = (data ? getNodes(data.content) : []).map((node, at) => ({ node, at }));
  return (
    <Dialog
      title={number === null ? name : `${number}. ${name}`}
      onClose={onClose}
      actions={
        <>
          {paragraphs.length > 1 && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={splitting}
              onClick={() => setSplitting(!splitting)}
            >
              {t('chapter-import.writing.split_mode')}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {t('chapter-import.writing.close')}
          </button>
        </>
      }
    >
      {splitting && (
        <p className="muted" role="status">
          {t('chapter-import.writing.split_hint')}
        </p>
      )}
      {/* Long texts scroll, which keys can do only where the focus can be. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.text} tabIndex={0} role="document" aria-label={name}>
        {isPending && <Loading />}
        {paragraphs.map(({ node, at }) => (
          <div key={at} className={css.paragraph}>
            {splitting && at > 0 && (
              <button type="button" className={css.cut} onClick={() => onSplit(at)}>
                {t('chapter-import.writing.split')}
              </button>
            )}
            {node}
          </div>
        ))}
        {!isPending && !data && (
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

const allowedTags = new Set(['p', 'em', 'strong', 'br']);

/** A chapter's content as elements, made one by one: nothing but its four tags can come of it. */
function getNodes(content: string): ReactNode[] {
  const getChildren = (node: Node): ReactNode[] =>
    [...node.childNodes].map((child, at) => {
      const tag = child.nodeName.toLowerCase();
      if (child.nodeType === Node.TEXT_NODE) return child.textContent;
      if (!allowedTags.has(tag)) return null;
      return createElement(tag, { key: at }, ...(tag === 'br' ? [] : getChildren(child)));
    });
  return getChildren(new DOMParser().parseFromString(content, 'text/html').body);
}
