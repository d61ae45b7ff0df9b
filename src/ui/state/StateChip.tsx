import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { getTone, type Tone } from './tones.ts';

const icons = { good: CircleCheck, bad: CircleAlert, waiting: Clock, plain: CircleDashed };

type Props = ({ state: string } | { tone: Tone }) & { children: ReactNode };

/** A state as a chip, by colour and by shape. */
export function StateChip({ children, ...props }: Props) {
  const tone = 'state' in props ? getTone(props.state) : props.tone;
  const Icon = icons[tone];
  return (
    <span className={`chip ${tone}`}>
      <Icon />
      {children}
    </span>
  );
}
