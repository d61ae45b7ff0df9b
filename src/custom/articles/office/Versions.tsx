import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { article } from '#domain/articles/article.entity.ts';
import { listArticleVersions, restoreArticle } from '#domain/articles/articleVersions.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RecordSection } from '../../../ui/record/RecordSection.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { articleKeys } from '../queryKeys.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { VersionChange } from './VersionChange.tsx';
import css from './office.module.css';

const perPage = 20;
type Version = AnswerOf<typeof listArticleVersions>['items'][number];

/** What the article of the record around was with each save, newest first; each opens to what it changed. */
export function Versions() {
  const t = useT();
  const { id, revision: latestRevision, pending } = useRecordContext<RecordOf<typeof article>>()!;
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number>();
  const query = useQuery({
    queryKey: articleKeys.versions(id, latestRevision, pending, page),
    queryFn: () => send(listArticleVersions, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordSection title={t('articles.office.versions.title')} query={query}>
      {({ items, total, shown_revision: shownRevision }) => (
        <>
          <ol className={css.versions}>
            {items.map((version) => (
              <li key={version.revision}>
                <Line
                  version={version}
                  isLast={version.revision === total}
                  isShown={version.revision === shownRevision}
                  isOpen={open === version.revision}
                  onToggle={() => setOpen(open === version.revision ? undefined : version.revision)}
                />
                {open === version.revision && (
                  <>
                    <VersionChange
                      id={id}
                      revision={version.revision}
                      shownRevision={version.revision === total ? shownRevision : null}
                    />
                    {version.revision < total && can(currentRole(), restoreArticle.roles) && (
                      <RestoreButton id={id} revision={version.revision} seen={latestRevision} />
                    )}
                  </>
                )}
              </li>
            ))}
          </ol>
          <Pager page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
        </>
      )}
    </RecordSection>
  );
}

interface LineProps {
  version: Version;
  isLast: boolean;
  /** Do readers have it, while a later one waits? */
  isShown: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Which version, who made it and when. */
function Line({ version: { revision, state, by, at }, isLast, isShown, isOpen, onToggle }: LineProps) {
  const t = useT();
  const language = useLanguage();
  const getLabel = useFieldLabel();
  return (
    <div className="facts">
      <strong>{t('articles.office.versions.number', { number: revision })}</strong>
      <StateChip state={state}>{getLabel(article, 'state', state)}</StateChip>
      <time dateTime={at}>{formatTime(at, language)}</time>
      {by === null ? <span>{t('audit.office.platform')}</span> : <span translate="no">{by}</span>}
      {isLast && <span>{t('articles.office.versions.last')}</span>}
      {isShown && <strong>{t('articles.office.versions.shown')}</strong>}
      <button type="button" className="link" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'articles.office.versions.hide' : 'articles.office.versions.show')}
      </button>
    </div>
  );
}
