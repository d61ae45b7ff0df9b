import { useNotify } from 'ra-core';
import { useState } from 'react';
import { saveJudging } from '#domain/contests/judging.calls.ts';
import { maxComment, scoreRange } from '#domain/contests/judging.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { judgingKeys } from '../queryKeys.ts';
import type { Judging } from './useJudging.ts';
import css from './office.module.css';

const { min, max } = scoreRange;
const points = Array.from({ length: max - min + 1 }, (_, n) => min + n);

/** The points are chosen from those that there are. */
const ruleOfComment = saveJudging.body.pick(['comment']);

/** Points for each criterion, and what the judge says about the entry; as they were given once nothing can change. */
export function ScoreForm({ judging }: { judging: Judging }) {
  const t = useT();
  const notify = useNotify();
  const { id, criteria, story, closed, obstacle, submitted_at } = judging;
  const [scores, setScores] = useState(
    () => new Map(judging.scores.map(({ criterion_id, score }) => [criterion_id, score])),
  );
  const { form, field, methods, refusal, pending } = useCommandForm(
    ruleOfComment,
    ({ comment }) => {
      const criterionScores = [...scores].map(([criterion_id, score]) => ({ criterion_id, score }));
      return send(saveJudging, { params: { id }, body: { scores: criterionScores, comment: comment || null } });
    },
    {
      defaultValues: { comment: judging.comment ?? '' },
      onSuccess: () =>
        notify('contests.office.judging.saved', { type: 'success', messageArgs: { title: story.title } }),
      invalidatesAlways: [judgingKeys.all],
    },
  );
  const comment = methods.watch('comment');
  const before = new Map(judging.scores.map(({ criterion_id, score }) => [criterion_id, score]));
  const changed =
    comment !== (judging.comment ?? '') || criteria.some((one) => scores.get(one.id) !== before.get(one.id));
  const ready = criteria.every((one) => scores.has(one.id));
  useUnsavedWarning(changed && !pending && !closed);
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <form className="card" {...form}>
      <h2>{t('contests.office.judging.scores')}</h2>
      <Refused refusal={refusal} />
      {obstacle && <p className="problem">{t(`contests.office.errors.${obstacle}`)}</p>}
      <p className="note">{t('contests.office.judging.range', { min, max })}</p>
      {criteria.map((one) => (
        <fieldset key={one.id} className={css.criterion} disabled={closed}>
          <legend>
            {one.name}{' '}
            <small>
              {t('contests.office.judging.weight', { percent: Math.round((one.weight / whole) * 100) / 100 })}
            </small>
          </legend>
          {one.hint && <p className="note">{one.hint}</p>}
          <div className={css.points}>
            {points.map((score) => (
              <label key={score}>
                <input
                  type="radio"
                  name={`criterion-${one.id}`}
                  checked={scores.get(one.id) === score}
                  onChange={() => setScores(new Map(scores).set(one.id, score))}
                />
                <span>{score}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <TextArea
        {...field('comment')}
        label={t('contests.office.judging.comment')}
        hint={t('contests.office.judging.comment_hint')}
        optional
        rows={4}
        maxLength={maxComment}
        disabled={closed}
      />
      {!closed && (
        <div className="actions" data-actions="">
          <button type="submit" className="button" disabled={!ready || pending || (submitted_at !== null && !changed)}>
            {t(`contests.office.judging.${submitted_at === null ? 'save' : 'change'}`)}
          </button>
        </div>
      )}
    </form>
  );
}
