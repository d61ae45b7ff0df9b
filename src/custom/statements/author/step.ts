import type { Bill, Decide } from './useBill.ts';

/** What each step is given, and the dialog that it fills: its content and its buttons. */
export interface StepProps {
  bill: Bill;
  decide: Decide;
  onNext: () => void;
  onBack: () => void;
  onClose: () => void;
}
