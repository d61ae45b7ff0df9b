import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import css from './SearchFrame.module.css';

/** Around a field that searches: the sign for it, and the width that all of them have. */
export const SearchFrame = ({ children }: { children: ReactNode }) => (
  <div className={css.search}>
    <Search />
    {children}
  </div>
);
