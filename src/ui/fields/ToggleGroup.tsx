import type { ReactNode } from 'react';

export interface ToggleGroupProps<Name> {
  label: string;
  names: readonly Name[];
  value: Name;
  onPick: (name: Name) => void;
  children: (name: Name) => ReactNode;
  className?: string;
  /** What the guide calls it. */
  guide?: string;
}

/** Buttons of which one is pressed, always. */
export function ToggleGroup<Name extends string | undefined>({
  label,
  names,
  value,
  onPick,
  children,
  className,
  guide,
}: ToggleGroupProps<Name>) {
  return (
    <div className={className} role="group" aria-label={label} data-guide={guide}>
      {names.map((name) => (
        <button key={name ?? 'all'} type="button" aria-pressed={name === value} onClick={() => onPick(name)}>
          {children(name)}
        </button>
      ))}
    </div>
  );
}
