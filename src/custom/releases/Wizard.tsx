import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Steps } from '../../ui/fields/Steps.tsx';
import { ChooseChapters } from './ChooseChapters.tsx';
import { ChooseTimes } from './ChooseTimes.tsx';
import type { Outcome, Setting } from './useRelease.ts';
import css from './Wizard.module.css';

const steps = ['chapters', 'times', 'done'] as const;

/** Choose chapters, choose publish times, set-up done (domain.md section 2). */
export function Wizard({ id, setting }: { id: number; setting: Setting }) {
  const t = useT();
  const [step, setStep] = useState<(typeof steps)[number]>('chapters');
  // As they were when the step was entered: what goes live meanwhile is not taken from under the hand.
  const [chapters] = useState(setting.chapters);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <>
      <Steps names={steps.map((name) => t(`releases.writing.step.${name}`))} at={steps.indexOf(step)} />
      {step === 'chapters' && (
        <ChooseChapters
          chapters={chapters}
          written={setting.story.language}
          chosen={chosen}
          onChoose={setChosen}
          most={setting.limits.chapters}
          onNext={() => setStep('times')}
        />
      )}
      {step === 'times' && (
        <ChooseTimes
          id={id}
          all={chapters}
          chapters={chapters.filter((chapter) => chosen.has(chapter.id))}
          written={setting.story.language}
          last={setting.rule}
          onBack={() => setStep('chapters')}
          onDone={(done) => {
            setOutcome(done);
            setStep('done');
          }}
        />
      )}
      {step === 'done' && outcome && <Done id={id} outcome={outcome} />}
    </>
  );
}

function Done({ id, outcome: { ids, submitted, skipped } }: { id: number; outcome: Outcome }) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <section className={css.done}>
      {/* The step that one is led to: read out at once. */}
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {formatCount('releases.writing.done.title', ids.length)}
      </h2>
      {submitted.length > 0 && (
        <p>
          {formatCount('releases.writing.times.submits', submitted.length)} {t('releases.writing.times.late')}
        </p>
      )}
      {skipped.length > 0 && <p>{formatCount('releases.writing.done.skipped', skipped.length)}</p>}
      <Link className="button" to={`/story/release?id=${id}`}>
        {t('releases.writing.done.calendar')}
      </Link>
    </section>
  );
}
