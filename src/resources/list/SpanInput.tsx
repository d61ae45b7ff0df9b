import { useState } from 'react';
import { parseRelativeSpan, relativeDays, relativeMonths, type SpanForm } from '#domain/kit/relativeSpans.ts';
import { useT } from '../../i18n/index.ts';
import { assumedCount, formatSpanForm } from './formatSpan.ts';
import css from './filters.module.css';

interface Props {
  unit: 'date' | 'month';
  /** What is asked for now, if it moves with the present day. */
  when: string;
  onChoose: (when: string) => void;
}

const hasCount = (form: SpanForm) => form.includes('#');
const ofMonths = relativeMonths.filter(hasCount);
const forms = { month: ofMonths, date: [...relativeDays.filter(hasCount), ...ofMonths] };

/** As many days or months as one likes, before or after the present day. */
export function SpanInput({ unit, when, onChoose }: Props) {
  const t = useT();
  const span = parseRelativeSpan(when);
  const counted = span && hasCount(span.form) ? span : undefined;
  const [form, setForm] = useState<SpanForm>(forms[unit][0]!);
  /** While it is typed; a list is not asked for what is no number yet. */
  const [typed, setTyped] = useState<string>();
  const count = typed ?? String(counted?.count ?? '');
  const chosen = counted?.form ?? form;
  const choose = (next: SpanForm, number: string) => {
    const written = next.replace('#', number);
    if (parseRelativeSpan(written) && written !== when) onChoose(written);
  };
  return (
    <div className={css.span}>
      <input
        className="control"
        type="number"
        inputMode="numeric"
        min={1}
        max={9999}
        aria-label={t('common.office.date.count')}
        placeholder={String(assumedCount)}
        value={count}
        onChange={({ target }) => {
          setTyped(target.value);
          choose(chosen, target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <select
        className="control"
        aria-label={t('common.office.date.span')}
        value={chosen}
        onChange={({ target }) => {
          setForm(target.value as SpanForm);
          choose(target.value as SpanForm, count || String(assumedCount));
        }}
      >
        {forms[unit].map((one) => (
          <option key={one} value={one}>
            {formatSpanForm(one, count, t)}
          </option>
        ))}
      </select>
    </div>
  );
}
