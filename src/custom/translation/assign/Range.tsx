import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { usualPace } from '#domain/translation/pace.ts';
import { splitRange } from '#domain/translation/splitRange.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { isOpen, type Assignable } from './assignable.ts';
import { Parts } from './Parts.tsx';
import css from './assign.module.css';

interface Props extends Assignable {
  book: number;
  language: StoryLanguage;
}

/** Which chapters, for whom; below it what each would get, by their pace and what they have to do already. */
export function Range({ book, language, chapters, translators }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const open = chapters.filter(isOpen);
  const [from, setFrom] = useState(String(open[0]?.number ?? chapters[0]!.number));
  const [to, setTo] = useState(String(open.at(-1)?.number ?? chapters.at(-1)!.number));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const today = useToday();
  const inRange = chapters.filter(({ number }) => number >= Number(from) && number <= Number(to));
  const takenChapters = inRange.filter(({ is_taken }) => is_taken);
  const assignableChapters = inRange.filter(isOpen);
  // Who knows the language stands in front, and gets no other chapters for it.
  const knows = ({ languages }: (typeof translators)[number]) => Number(languages.includes(language));
  const candidates = translators.toSorted((one, other) => knows(other) - knows(one));
  const people = translators.filter(({ id }) => chosen.includes(id));
  const parts = splitRange(
    assignableChapters,
    people.map(({ id, pace, open_words }) => ({ id, pace: pace ?? usualPace, open_words })),
    today,
  );
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const number = (value: string) => value.replaceAll(/\D/g, '');
  return (
    <>
      <div className={css.range}>
        <TextInput
          name="from"
          label={t('translation.office.assign.from')}
          inputMode="numeric"
          value={from}
          onChange={({ target }) => setFrom(number(target.value))}
        />
        <TextInput
          name="to"
          label={t('translation.office.assign.to')}
          inputMode="numeric"
          value={to}
          onChange={({ target }) => setTo(number(target.value))}
        />
      </div>
      <p className="note" role="status">
        {formatCount('translation.office.assign.left', assignableChapters.length, {
          words: formatNumber(
            assignableChapters.reduce((sum, { words }) => sum + words, 0),
            locale,
          ),
        })}
      </p>
      <FieldFrame name="translators" label={t('translation.office.assign.translators')} group>
        <ul className={css.people}>
          {candidates.map(({ id, name, open_words, pace, languages }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <span translate="no">{name}</span>
              </label>
              {languages.length > 0 && (
                <small>{languages.map((code) => formatLanguageName(code, locale)).join(', ')}</small>
              )}
              <small>
                {pace === null
                  ? formatCount('translation.office.assign.no_pace', usualPace)
                  : formatCount('translation.office.assign.pace', pace)}{' '}
                · {formatCount('translation.office.assign.open_words', open_words)}
              </small>
            </li>
          ))}
        </ul>
      </FieldFrame>
      {takenChapters.length > 0 ? (
        <p className="problem" role="alert">
          {t('translation.office.errors.taken', { numbers: takenChapters.map((one) => one.number).join(', ') })}
        </p>
      ) : (
        parts.length > 0 && (
          <Parts key={JSON.stringify(parts)} book={book} language={language} parts={parts} people={people} />
        )
      )}
    </>
  );
}
