import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { listVersions } from '#domain/editor/versions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { versionKeys } from '../queryKeys.ts';
import { Panel } from './Panel.tsx';
import { VersionLine, type Version } from './VersionLine.tsx';
import { VersionView, type VersionText } from './VersionView.tsx';
import css from './tools.module.css';

const perPage = 50;

interface Props {
  editor: Editor;
  chapterId: number;
  /** The chapter's; another one loads the list again. */
  revision: number;
  /** What stands in the title's field now. */
  title: string | null;
  /** Of the story. */
  language: string;
  /** May the chapter be saved now? */
  canRestore: boolean;
  /** Puts an earlier text into the page and saves it with cause `restore`. */
  onRestore: (text: VersionText) => Promise<void>;
  onClose?: () => void;
}

/** Earlier texts of a chapter: when, how long, why kept; one opened, compared with the present text, restored. */
export function VersionsPanel({ editor, chapterId, revision, title, language, canRestore, onRestore, onClose }: Props) {
  const t = useT();
  const [opened, setOpened] = useState<Version>();
  const [last, setLast] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: versionKeys.of(chapterId, revision),
    queryFn: ({ pageParam }) =>
      send(listVersions, { params: { chapter_id: chapterId }, query: { page: pageParam, per_page: perPage } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  // Back in the list, the focus is where it was.
  useEffect(() => {
    if (!opened && last !== undefined) list.current?.querySelector<HTMLElement>(`[data-version="${last}"]`)?.focus();
  }, [opened, last]);

  if (opened)
    return (
      <Panel title={t('editor.shared.versions.title')} onClose={onClose}>
        <VersionView
          {...{ editor, chapterId, title, language, canRestore, onRestore }}
          version={opened}
          onBack={() => setOpened(undefined)}
        />
      </Panel>
    );
  const versions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('editor.shared.versions.title')} onClose={onClose}>
      {query.isPending && <Loading />}
      {query.isError && (
        <TryAgain className={css.trouble} retry={query.refetch} error={query.error}>
          {t('editor.shared.versions.failed')}
        </TryAgain>
      )}
      {query.isSuccess && versions.length === 0 && <p className="note">{t('editor.shared.versions.none')}</p>}
      <ul className={css.list} ref={list}>
        {versions.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className={css.row}
              data-version={version.id}
              onClick={() => {
                setLast(version.id);
                setOpened(version);
              }}
            >
              <VersionLine version={version} />
            </button>
          </li>
        ))}
      </ul>
      <MoreButton list={query}>{t('editor.shared.versions.more')}</MoreButton>
    </Panel>
  );
}
