import type { ReactNode } from 'react';

interface Props<Name> {
  label: string;
  names: readonly Name[];
  value: Name;
  onPick: (name: Name) => void;
  children: (name: Name) => ReactNode;
  className?: string;
  /** What the guide calls it. */
  guide?: string;
}

/** Which part of a list is shown; one of them always is. */
export function Tabs<Name extends string | undefined>({
  label,
  names,
  value,
  onPick,
  children,
  className = '',
  guide,
}: Props<Name>) {
  return (
    <div className={`tabs ${className}`} role="group" aria-label={label} data-guide={guide}>
      {names.map((name) => (
        <button key={name ?? 'all'} type="button" aria-pressed={name === value} onClick={() => onPick(name)}>
          {children(name)}
        </button>
      ))}
    </div>
  );
}
