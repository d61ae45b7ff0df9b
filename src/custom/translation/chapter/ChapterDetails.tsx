import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { getChapterDetails } from '#domain/translation/chapterDetails.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ChapterState } from '../ChapterState.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import { History } from './History.tsx';
import { Sides } from './Sides.tsx';
import { SourceHistory } from './SourceHistory.tsx';

type Details = AnswerOf<typeof getChapterDetails>;

/** The text of a source chapter beside what it is in each language, and what that was before. */
export function ChapterDetails() {
  const t = useT();
  const id = useRecordContext<{ id: number }>()?.id ?? 0;
  const query = useQuery({
    queryKey: chapterDetailsKeys.one(id),
    queryFn: () => send(getChapterDetails, { params: { id } }),
    enabled: id > 0,
  });
  return (
    <Section title={t('translation.office.details.title')} query={query}>
      {(details) => (
        <div className="stack">
          <Editions details={details} />
          <SourceHistory id={id} />
        </div>
      )}
    </Section>
  );
}

function Editions({ details: { language: source, paragraphs, editions } }: { details: Details }) {
  const t = useT();
  const locale = useLanguage();
  const [picked, pick] = useState<StoryLanguage>();
  const edition = editions.find(({ language }) => language === picked) ?? editions[0];
  if (!edition) {
    return (
      <>
        <p className="note">{t('translation.office.details.untranslated')}</p>
        <Sides source={{ language: source, paragraphs }} />
      </>
    );
  }
  return (
    <div className="stack">
      <Tabs
        label={t('translation.office.details.languages')}
        names={editions.map(({ language }) => language)}
        value={edition.language}
        onPick={pick}
      >
        {(name) => formatLanguageName(name, locale)}
      </Tabs>
      <p className="facts">
        <ChapterState state={edition.state} stale={edition.stale} />
        {edition.title && (
          <strong lang={edition.language} translate="no">
            {edition.title}
          </strong>
        )}
      </p>
      <Sides source={{ language: source, paragraphs }} edition={edition} />
      <History key={edition.translated_id} id={edition.translated_id} />
    </div>
  );
}
