/** Views that a role, or one of its own, keeps of one list at most, and characters of a view's name. */
export const viewLimits = { perList: 20, name: 60 } as const;

type Value = string | number | boolean;
/** What a list is filtered by, by query key, as its screen keeps it. */
export type ViewFilters = Record<string, Value | Value[]>;

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export const isViewFilters = (filters: unknown): filters is ViewFilters =>
  typeof filters === 'object' &&
  filters !== null &&
  !Array.isArray(filters) &&
  Object.values(filters).every((value) => (Array.isArray(value) ? value.every(isValue) : isValue(value)));

/** The same as the text of a query has it. */
export const toViewQuery = (filters: ViewFilters): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
