import { Box } from '@mui/material';
import { useMemo } from 'react';
import { ColumnsSelector, ColumnsSelectorItem, DataTableStoreContext } from 'react-admin';
import { HouseTheme } from '../../ui/theme/HouseTheme.tsx';
import type { Columns } from './useColumns.ts';

/** react-admin's choice of columns; with it comes Material, which the lists do without. */
export function ColumnsMenu({ columns: { storeKey, sources, hiddenAtFirst } }: { columns: Columns }) {
  const columnStore = useMemo(() => ({ storeKey, defaultHiddenColumns: hiddenAtFirst }), [storeKey, hiddenAtFirst]);
  return (
    <HouseTheme>
      {/* Where the selector draws itself. */}
      <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 200 }} />
      <DataTableStoreContext.Provider value={columnStore}>
        <ColumnsSelector>
          {sources.map((source) => (
            <ColumnsSelectorItem key={source} source={source} />
          ))}
        </ColumnsSelector>
      </DataTableStoreContext.Provider>
    </HouseTheme>
  );
}
