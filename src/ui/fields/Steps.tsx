import css from './Steps.module.css';

/** Where one is on a way of several steps; those before `at` are done. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <ol className={css.steps}>
      {names.map((name, step) => (
        <li key={name} aria-current={step === at ? 'step' : undefined} data-done={step < at || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
