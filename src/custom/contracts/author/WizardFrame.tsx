import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Steps } from '../../../ui/fields/Steps.tsx';

const steps = ['editor', 'type', 'info', 'review', 'signed'] as const;
/** The places of the last two among the five. */
export const reviewStep = 3;
export const signedStep = 5;

/** The five steps to a contract (domain.md section 2) above the one that one is at. */
export function WizardFrame({ at, children }: { at: number; children: ReactNode }) {
  const t = useT();
  return (
    <div>
      <Steps led names={steps.map((name) => t(`contracts.author.step.${name}`))} at={at} />
      {children}
    </div>
  );
}
