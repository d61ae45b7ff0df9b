import { Box, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ColumnsSelector, ColumnsSelectorItem, DataTableStoreContext } from 'react-admin';
import type { Columns } from './useColumns.ts';

/** react-admin's choice of columns, made when it is opened: its own button would make a switch for each at each list. */
export function ColumnsButton({ columns: { storeKey, sources, hiddenAtFirst } }: { columns: Columns }) {
  const translate = useTranslate();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const kept = useMemo(() => ({ storeKey, defaultHiddenColumns: hiddenAtFirst }), [storeKey, hiddenAtFirst]);
  return (
    <>
      <button
        className="button quiet"
        aria-haspopup="true"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </button>
      {button && (
        <Popover
          open
          anchorEl={button}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={() => setButton(null)}
        >
          {/* Where the selector draws itself. */}
          <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 200 }} />
          <DataTableStoreContext.Provider value={kept}>
            <ColumnsSelector>
              {sources.map((source) => (
                <ColumnsSelectorItem key={source} source={source} />
              ))}
            </ColumnsSelector>
          </DataTableStoreContext.Provider>
        </Popover>
      )}
    </>
  );
}
