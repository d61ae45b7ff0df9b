import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { uploadSource } from '#domain/books/sourceImport.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { can } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { getChapterDetails } from '#domain/translation/chapterDetails.calls.ts';
import { getChapterGrid } from '#domain/translation/editions.calls.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ChapterState } from '../ChapterState.tsx';
import { chapterGridKeys } from '../queryKeys.ts';

const perPage = 50;
type Grid = AnswerOf<typeof getChapterGrid>;

function useGrid(id: number | undefined) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: chapterGridKeys.page(id ?? 0, page),
    queryFn: () => send(getChapterGrid, { params: { id: id! }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
    enabled: id !== undefined,
  });
  const pages = Math.ceil((query.data?.total ?? 0) / perPage);
  return { query, pager: <Pager page={page} pages={pages} onPage={setPage} /> };
}

/** The chapters of the edition that is shown, with where each stands. */
export function EditionChapters() {
  const t = useT();
  const edition = useRecordContext<{ id: number; book_id: number }>();
  const { query, pager } = useGrid(edition?.book_id);
  return (
    <Section title={t('translation.office.assign.chapters')} query={query}>
      {(grid) => (
        <div className="stack">
          {grid.total === 0 ? (
            <p>{t('translation.office.grid.empty')}</p>
          ) : (
            <Chapters grid={selectEdition(grid, edition?.id)} />
          )}
          {pager}
        </div>
      )}
    </Section>
  );
}

/** A grid with the column of one edition. */
function selectEdition({ editions, items, ...grid }: Grid, id: number | undefined): Grid {
  const at = editions.findIndex((edition) => edition.id === id);
  const pick = <T,>(all: readonly T[]) => all.filter((_, place) => place === at);
  return { ...grid, editions: pick(editions), items: items.map((item) => ({ ...item, cells: pick(item.cells) })) };
}

/** The chapters of a business book by the languages of its editions. */
export function ChapterGrid() {
  const t = useT();
  const book = useRecordContext<{ id: number }>();
  const { query, pager } = useGrid(book?.id);
  return (
    <Section title={t('translation.office.grid.title')} query={query}>
      {(grid) => (
        <div className="stack">
          {grid.total === 0 ? <p>{t('translation.office.grid.empty')}</p> : <Chapters grid={grid} />}
          {pager}
          {can(currentRole(), uploadSource.roles) && (
            <div className="actions" data-actions="">
              <Link
                className={grid.total === 0 ? 'button' : 'button quiet'}
                to={`/office/import-chapters?book_id=${book!.id}`}
              >
                {t('books.office.import.action')}
              </Link>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

function Chapters({ grid: { editions, items } }: { grid: Grid }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Scroller>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('translation.office.grid.chapter')}</th>
            <th scope="col">{t('translation.office.grid.words')}</th>
            {editions.map((edition) => (
              <th key={edition.id} scope="col">
                {formatLanguageName(edition.language, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, number, title, word_count, cells }) => (
            <tr key={id}>
              <th scope="row">
                <ChapterName id={id} name={[number, title].filter(Boolean).join(' · ')} />
              </th>
              <td>{formatNumber(word_count, language)}</td>
              {cells.map((cell, at) => (
                <td key={editions[at]!.id}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** To who reads no texts there, the page of a chapter says no more than the grid. */
function ChapterName({ id, name }: { id: number; name: string }) {
  if (!can(currentRole(), getChapterDetails.roles)) return name;
  return <Link to={`/${resourceOf(sourceChapter)}/${id}/show`}>{name}</Link>;
}

/** A translator opens own chapters by their task; all others read any. */
function Cell({ cell: { translated_id, ...chapter } }: { cell: Grid['items'][number]['cells'][number] }) {
  const state = <ChapterState {...chapter} />;
  if (translated_id === null || currentRole() === 'translator') return state;
  return <Link to={getDeskPath(translated_id)}>{state}</Link>;
}
