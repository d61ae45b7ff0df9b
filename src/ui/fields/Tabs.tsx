import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';

/** Which part of a list is shown; one of them always is. */
export const Tabs = <Name extends string | undefined>({ className = '', ...group }: ToggleGroupProps<Name>) => (
  <ToggleGroup {...group} className={`tabs ${className}`} />
);
