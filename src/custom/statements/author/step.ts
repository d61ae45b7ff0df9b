import type { StatementInfo, Decide } from './useStatement.ts';

/** What each step is given, and the dialog that it fills: its content and its buttons. */
export interface StepProps {
  statement: StatementInfo;
  decide: Decide;
  onNext: () => void;
  onBack: () => void;
  onClose: () => void;
}
