import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { getTone, type Tone } from './tones.ts';

const icons = { good: CircleCheck, bad: CircleAlert, waiting: Clock, plain: CircleDashed };

/** A state as a chip, by colour and by shape. */
export function StateChip({
  state = '',
  tone = getTone(state),
  children,
}: {
  state?: string;
  tone?: Tone;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <span className={`chip ${tone}`}>
      <Icon />
      {children}
    </span>
  );
}
