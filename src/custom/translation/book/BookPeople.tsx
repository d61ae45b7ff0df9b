import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { listBookPeople } from '#domain/translation/bookPeople.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Section } from '../../../ui/Section.tsx';
import { bookPeopleKeys } from '../queryKeys.ts';

type People = AnswerOf<typeof listBookPeople>;

/** What somebody has of a book; what their role has none of is absent. */
interface Part {
  id: number;
  name: string;
  role: Role;
  languages?: readonly StoryLanguage[];
  open_tasks?: number;
  open_words?: number;
  approved_chapters?: number;
}

/** Who has to do with a book and what each has of it. */
export function BookPeople() {
  const t = useT();
  const book = useRecordContext<{ id: number }>();
  const query = useQuery({
    queryKey: bookPeopleKeys.of(book?.id ?? 0),
    queryFn: () => send(listBookPeople, { params: { id: book!.id } }),
    enabled: book !== undefined,
  });
  return (
    <Section title={t('translation.office.people.title')} query={query}>
      {(people) => {
        const parts = listParts(people);
        if (parts.length === 0) return <p className="note">{t('translation.office.people.empty')}</p>;
        return <PeopleTable book={book!.id} parts={parts} />;
      }}
    </Section>
  );
}

const listParts = ({ original_author, managers, translators, auditors }: People): Part[] => [
  ...(original_author ? [{ ...original_author, role: 'original_author' as const }] : []),
  ...managers.map(({ tasks: _, ...one }) => ({ ...one, role: 'content_manager' as const })),
  ...translators.map((one) => ({ ...one, role: 'translator' as const })),
  ...auditors.map((one) => ({ ...one, role: 'translation_auditor' as const })),
];

function PeopleTable({ book, parts }: { book: number; parts: readonly Part[] }) {
  const t = useT();
  const locale = useLanguage();
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, locale));
  return (
    <Scroller>
      <table className="table figures wide">
        <thead>
          <tr>
            <th scope="col">{t('translation.office.people.person')}</th>
            <th scope="col">{t('translation.office.translators.tasks')}</th>
            <th scope="col">{t('translation.office.translators.words')}</th>
            <th scope="col">{t('translation.office.people.approved')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={`${part.role} ${part.id}`}>
              <th scope="row">
                <Name book={book} part={part} />
                <small>
                  {[
                    t(`common.role.${part.role}`),
                    ...(part.languages ?? []).map((code) => formatLanguageName(code, locale)),
                  ].join(' · ')}
                </small>
              </th>
              <td>{number(part.open_tasks)}</td>
              <td>{number(part.open_words)}</td>
              <td>{number(part.approved_chapters)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const taskFields: Partial<Record<Role, string>> = { translator: 'translator_id', content_manager: 'manager_id' };

/** A name that leads to the tasks that its owner has of the book, or gave out. */
function Name({ book, part: { id, name, role } }: { book: number; part: Part }) {
  const field = taskFields[role];
  if (!field) return <span translate="no">{name}</span>;
  const filter = encodeURIComponent(JSON.stringify({ book_id: [book], [field]: [id] }));
  return (
    <Link to={`/${resourceOf(translationTask)}?filter=${filter}`} translate="no">
      {name}
    </Link>
  );
}
