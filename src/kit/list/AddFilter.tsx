import { Divider, Menu, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { frameIds } from '../../custom/fields/FieldFrame.tsx';
import type { Filter } from './filters.tsx';

const drawing = 50;

/** Puts filters beside those that are always there, and takes them away again. */
export function AddFilter({ filters }: { filters: Filter[] }) {
  const translate = useTranslate();
  const { displayedFilters, filterValues, showFilter, hideFilter, setFilters } = useListContext();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  const toggle = (source: string) => {
    close();
    if (displayedFilters[source]) return hideFilter(source);
    showFilter(source, undefined);
    // It is written into next, and drawn once the list's address has changed.
    setTimeout(() => document.getElementById(frameIds(source).control)?.focus(), drawing);
  };
  const clear = () => {
    setFilters({}, {});
    close();
  };
  return (
    <>
      <button
        className="button quiet"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {translate('ra.action.add_filter')}
      </button>
      {button && (
        <Menu open anchorEl={button} onClose={close}>
          {filters.map(({ props: { source, label } }) => (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={Boolean(displayedFilters[source])}
              onClick={() => toggle(source)}
            >
              {label}
            </MenuItem>
          ))}
          <Divider />
          <MenuItem disabled={Object.keys(filterValues).length === 0} onClick={clear}>
            {translate('ra.action.remove_all_filters')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
