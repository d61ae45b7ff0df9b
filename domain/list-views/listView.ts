/** Views that a role, or one of its own, keeps of one list at most, and characters of a view's name. */
export const viewLimits = { perList: 20, name: 60 } as const;

/** Widths that a column of a list may be given, in pixels, and by how much a key changes one. */
export const columnWidth = { min: 48, max: 960, step: 16 } as const;
/** By field. */
export type ColumnWidths = Record<string, number>;

type Value = string | number | boolean;
/** What a list is filtered by, by query key, as its screen keeps it. */
export type ViewFilters = Record<string, Value | Value[]>;

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export const isViewFilters = (filters: unknown): filters is ViewFilters =>
  typeof filters === 'object' &&
  filters !== null &&
  !Array.isArray(filters) &&
  Object.values(filters).every((value) => (Array.isArray(value) ? value.every(isValue) : isValue(value)));

export const isColumnWidths = (widths: unknown): widths is ColumnWidths =>
  typeof widths === 'object' &&
  widths !== null &&
  !Array.isArray(widths) &&
  Object.values(widths).every(
    (width) => Number.isInteger(width) && width >= columnWidth.min && width <= columnWidth.max,
  );

/** The same as the text of a query has it. */
export const toViewQuery = (filters: ViewFilters): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
