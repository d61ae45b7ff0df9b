import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Popover } from '../../ui/Popover.tsx';
import css from './inputs.module.css';

/** A line of a form that says what is chosen, and opens what it is chosen in. */
export const DropDown = ({ label, ...popover }: ComponentProps<typeof Popover>) => (
  <Popover
    {...popover}
    className={`control ${css.several}`}
    label={
      <>
        {label} <ChevronDown className={css.opens} />
      </>
    }
  />
);
