import type { HTMLAttributes } from 'react';
import type { Item } from './items.ts';
import css from './Search.module.css';

/** A line of the palette. */
export function Line({ item, option }: { item: Item; option: HTMLAttributes<HTMLLIElement> }) {
  const { label, lang, icon, facts = [], state, pressed } = item;
  return (
    <li {...option} className={css.option}>
      <span className={css.icon}>{icon}</span>
      <span className={css.label} lang={lang}>
        {label}
      </span>
      {facts.length > 0 && <span className={css.facts}>{facts.join(' · ')}</span>}
      {state}
      {pressed && <kbd translate="no">{pressed}</kbd>}
    </li>
  );
}
