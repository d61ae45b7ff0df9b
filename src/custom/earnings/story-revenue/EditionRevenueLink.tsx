import { useGetOne, useRecordContext } from 'ra-core';
import { businessBook } from '#domain/books/businessBook.entity.ts';
import { listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { RecordLink } from '../../../resources/record/RecordLink.tsx';
import { formatPath } from './revenueQuery.ts';

interface Edition {
  id: number;
  book_id: number;
  language: StoryLanguage;
}

/** Leads from an edition of a story of the portal to what the story earned in the edition's language, month by month. */
export function EditionRevenueLink() {
  const edition = useRecordContext<Edition>();
  const mayRead = can(currentRole(), listStoryRevenue.roles);
  const { data: book } = useGetOne<{ id: number; fiction_id: number | null }>(
    resourceOf(businessBook),
    { id: edition?.book_id },
    { enabled: mayRead && edition !== undefined },
  );
  if (!mayRead || !book?.fiction_id) return null;
  const { fiction_id } = book;
  return (
    <RecordLink<Edition>
      to={({ language }) => formatPath({ fiction_id, language, by: 'month' })}
      label="earnings.office.works.revenue"
    />
  );
}
