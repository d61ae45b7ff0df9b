import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { getUploadedText } from '#domain/calls/chapterUploads.ts';
import { send } from '../../dataProvider/client.ts';
import { useT } from '../../i18n/index.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Dialog } from '../fields/Dialog.tsx';
import type { Row } from './sendFile.ts';
import css from './upload.module.css';

interface Props {
  id: number;
  row: Row;
  onClose: () => void;
}

/** The text of a chapter of the file. */
export function Preview({ id, row, onClose }: Props) {
  const t = useT();
  const { position, title, number } = row;
  const { data, isPending, refetch } = useQuery({
    queryKey: ['uploaded-text', id, position],
    queryFn: () => send(getUploadedText, { params: { id }, query: { position } }),
  });
  return (
    <Dialog
      title={`${number}. ${title ?? t('docx.untitled')}`}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('docx.close')}
        </button>
      }
    >
      {/* Long texts scroll, which keys can do only where the focus can be. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.text} tabIndex={0} role="document" aria-label={title ?? t('docx.untitled')}>
        {isPending && <Loading />}
        {data && nodesOf(data.content)}
        {!isPending && !data && (
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            {t('app.retry')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

const shown = new Set(['p', 'em', 'strong', 'br']);

/** A chapter's content as elements, made one by one: nothing but its four tags can come of it. */
function nodesOf(content: string): ReactNode[] {
  const childrenOf = (node: Node): ReactNode[] =>
    [...node.childNodes].map((child, at) => {
      const tag = child.nodeName.toLowerCase();
      if (child.nodeType === Node.TEXT_NODE) return child.textContent;
      if (!shown.has(tag)) return null;
      return createElement(tag, { key: at }, ...(tag === 'br' ? [] : childrenOf(child)));
    });
  return childrenOf(new DOMParser().parseFromString(content, 'text/html').body);
}
