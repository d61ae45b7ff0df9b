import { useNotify, useRedirect } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Part } from '#domain/translation/splitRange.ts';
import { assignTasks } from '#domain/translation/tasks.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { resourceKeys } from '../../../resources/queryKeys.ts';
import { DateInput } from '../../../ui/calendar/DateInput.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { assignableKeys } from '../queryKeys.ts';
import css from './assign.module.css';

interface Props {
  book: number;
  language: StoryLanguage;
  parts: readonly Part[];
  people: readonly { id: number; name: string }[];
}

/** What each translator would get and until when, before it is given out. */
export function Parts({ book, language, parts, people }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const notify = useNotify();
  const redirect = useRedirect();
  const today = useToday();
  const [ends, setEnds] = useState(() => parts.map(({ ends_on }) => ends_on));
  const idle = people.filter(({ id }) => !parts.some((part) => part.translator_id === id)).map(({ name }) => name);
  const { run, pending } = useCommand(assignTasks, {
    invalidates: [assignableKeys.of(book, language), resourceKeys.of(translationTask)],
    onSuccess: ({ ids }) => {
      notify('translation.office.assign.done', { type: 'success', messageArgs: { smart_count: ids.length } });
      redirect('list', resourceOf(translationTask));
    },
  });
  const give = () =>
    void run({
      body: {
        book_id: book,
        language,
        parts: parts.map(({ translator_id, first_chapter, last_chapter }, at) => ({
          translator_id,
          first_chapter,
          last_chapter,
          ends_on: ends[at]!,
        })),
      },
    });
  return (
    <section className="stack">
      <h2>{t('translation.office.assign.preview')}</h2>
      <Scroller className={`framed ${css.parts}`}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('translation.office.assign.translator')}</th>
              <th scope="col">{t('translation.office.assign.chapters')}</th>
              <th scope="col">{t('translation.office.assign.words')}</th>
              <th scope="col">{t('translation.office.assign.ends_on')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, at) => {
              const name = people.find(({ id }) => id === part.translator_id)!.name;
              return (
                <tr key={part.translator_id}>
                  <th scope="row" translate="no">
                    {name}
                  </th>
                  <td>
                    {part.first_chapter === part.last_chapter
                      ? part.first_chapter
                      : `${part.first_chapter}–${part.last_chapter}`}
                    <small>{formatCount('translation.office.progress.chapters', part.chapters)}</small>
                  </td>
                  <td>{formatNumber(part.words, locale)}</td>
                  <td>
                    <DateInput
                      kind="date"
                      min={today}
                      name={`ends-${part.translator_id}`}
                      label={t('translation.office.assign.ends_for', { name })}
                      value={ends[at]!}
                      onChange={(day) => setEnds(ends.with(at, day))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
      {idle.length > 0 && (
        <p className="note">
          {t('translation.office.assign.idle', { names: new Intl.ListFormat(locale).format(idle) })}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" disabled={pending} onClick={give}>
          {formatCount('translation.office.assign.give', parts.length)}
        </button>
      </div>
    </section>
  );
}
