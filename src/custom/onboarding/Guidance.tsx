import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/index.ts';
import { focusPage } from '../../lib/focus.ts';
import { isViewing } from '../../lib/session/session.ts';
import { goToStep, guides, useStep, type GuidedPage, type GuideStep } from './steps.ts';
import css from './Guidance.module.css';

const none: readonly GuideStep[] = [];
const getAnchor = (step: GuideStep) => document.querySelector<HTMLElement>(`[data-guide="${step}"]`);

/**
 * Points out the parts of a page, one after another, to who sees it for the first time. It takes no focus and covers
 * no more than it must; what was seen or skipped does not come again. Draw it first on the page, once its parts are
 * there.
 */
export function Guidance({ page }: { page: GuidedPage }) {
  const t = useT();
  // Whoever looks as an author is shown no way around.
  const steps: readonly GuideStep[] = isViewing() ? none : guides[page];
  const from = useStep(page) - 1;
  const [at, setAt] = useState(-1);
  const [present, setPresent] = useState<readonly GuideStep[]>([]);
  const mark = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const place = steps.findIndex((step, index) => index >= from && getAnchor(step));
    setAt(place);
    setPresent(steps.filter((step) => getAnchor(step)));
    const anchor = place < 0 ? null : getAnchor(steps[place]!);
    if (!anchor) return undefined;
    anchor.dataset.guided = '';
    if (mark.current?.contains(document.activeElement)) anchor.scrollIntoView({ block: 'nearest' });
    return () => void delete anchor.dataset.guided;
  }, [steps, from]);

  const step = steps[at];
  if (step === undefined) return null;
  const isLast = step === present.at(-1);
  const end = () => {
    const hadFocus = mark.current?.contains(document.activeElement);
    goToStep(page, steps.length + 1);
    if (hadFocus) focusPage();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  const say = (part: 'title' | 'text') => t(`onboarding.author.${step}.${part}`);
  return (
    <div
      ref={mark}
      className={`${css.tip} ${page === 'editStory' ? css.inPlace : ''}`}
      role="region"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div aria-live="polite">
        <h2 className={css.title} id={`${id}title`}>
          {say('title')}
        </h2>
        <p id={`${id}text`}>{say('text')}</p>
      </div>
      <div className="actions">
        <span className={css.count}>
          {t('onboarding.author.count', { step: present.indexOf(step) + 1, steps: present.length })}
        </span>
        {!isLast && (
          <button className="link" onClick={end} onKeyDown={onKeyDown}>
            {t('onboarding.author.skip')}
          </button>
        )}
        <button className="button quiet" onKeyDown={onKeyDown} onClick={isLast ? end : () => goToStep(page, at + 2)}>
          {t(isLast ? 'onboarding.author.done' : 'onboarding.author.next')}
        </button>
      </div>
    </div>
  );
}
