import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useState, type ComponentType } from 'react';
import { useT } from '../../../i18n/index.ts';
import { preload, makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { preloadOnHover } from '../../../lib/lazy/preloadOnHover.ts';
import { readLetter } from '../../../lib/singleKeys.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { RecentRecord } from './RecentRecord.tsx';
import { getOpeningKeys, openingLetter } from './searchKeys.ts';
import css from './Search.module.css';

const code = makePreloadable(async () => (await import('./Palette.tsx')).Palette);
const Palette = lazyWithPreload(code);

/** By then the first list has come. */
const idleMs = 4000;

interface Props {
  /** By the path of a line of the menu. */
  icons: Record<string, ComponentType>;
}

/** Opens the palette, by pointer or by Ctrl-K, and remembers which records were open. */
export function Search({ icons }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void preload(code), idleMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (readLetter(event) !== openingLetter.toLowerCase()) return;
      // A form that asks a question has to be answered first.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        className="button quiet small"
        title={t('search.office.open_by', { keys: getOpeningKeys() })}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+${openingLetter} Meta+${openingLetter}`}
        onClick={() => setOpen(true)}
        {...preloadOnHover(() => preload(code))}
      >
        <SearchIcon />
        <span className={css.text}>{t('search.office.open')}</span>
        <kbd className={css.key} aria-hidden translate="no">
          {getOpeningKeys()}
        </kbd>
      </button>
      <RecentRecord />
      {open && <Palette icons={icons} onClose={() => setOpen(false)} />}
    </>
  );
}
