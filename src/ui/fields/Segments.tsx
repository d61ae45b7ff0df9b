import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';

/** How something is looked at: one of a few ways. What of a list is shown, tabs say. */
export const Segments = <Name extends string>(group: Omit<ToggleGroupProps<Name>, 'className' | 'guide'>) => (
  <ToggleGroup {...group} className="segments" />
);
