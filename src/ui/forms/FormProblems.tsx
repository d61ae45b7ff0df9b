import { useEffect, useRef, useState } from 'react';
import { useI18n, useT } from '../../i18n/index.ts';
import { focusField } from '../fields/focusField.ts';
import { findForm, useShownProblems, type ShownProblem } from '../fields/shownProblems.ts';
import css from './forms.module.css';

const comparePlaces = (one: ShownProblem, other: ShownProblem) =>
  one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

interface Props {
  /** Has the form been sent, where it has the role alone? */
  sent?: boolean | undefined;
}

/** At the head of a form that was sent and has several fields to mend: each by its name, and what leads to it. */
export function FormProblems({ sent = false }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const head = useRef<HTMLSpanElement>(null);
  const [form, setForm] = useState<HTMLElement | null>(null);
  const [isSent, setSent] = useState(false);
  const all = useShownProblems();
  const problems = all.filter(({ place }) => form?.contains(place)).toSorted(comparePlaces);
  const some = problems.length > 0;

  useEffect(() => {
    const form = findForm(head.current!);
    const send = () => setSent(true);
    setForm(form);
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, []);
  // Once all is mended the next problem is one of a field that was left.
  useEffect(() => (some ? () => setSent(false) : undefined), [some]);

  return (
    <>
      <span ref={head} hidden />
      {(isSent || sent) && problems.length > 1 && (
        <div className={css.problems} role="alert">
          <p>{t('common.check_fields')}</p>
          <ul>
            {problems.map((one) => (
              <li key={one.name}>
                <button type="button" onClick={() => focusField(one.name)}>
                  {one.label}
                </button>
                <span>{translate(one.problem.message, one.problem.args)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
