import { expect, test } from 'vitest';
import { canStep, reportSteps, type ReportStep } from '#domain/comments/moderation.ts';

const states = [null, 'open', 'kept', 'removed'] as const;

test('a comment is reported once, decided on while that is open, and open again where the decision is taken back', () => {
  const steps = Object.keys(reportSteps) as ReportStep[];
  const lines = steps.flatMap((step) =>
    states.filter((state) => canStep(step, state)).map((state) => `${state} ${step} ${reportSteps[step].to}`),
  );
  expect(lines).toEqual([
    'null report open',
    'open remove removed',
    'open keep kept',
    'open block removed',
    'kept undo open',
    'removed undo open',
  ]);
});
