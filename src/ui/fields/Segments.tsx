import type { ReactNode } from 'react';

interface Props<Name> {
  label: string;
  names: readonly Name[];
  value: Name;
  onPick: (name: Name) => void;
  children: (name: Name) => ReactNode;
}

/** How something is looked at: one of a few ways. What of a list is shown, tabs say. */
export function Segments<Name extends string>({ label, names, value, onPick, children }: Props<Name>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onPick(name)}>
          {children(name)}
        </button>
      ))}
    </div>
  );
}
