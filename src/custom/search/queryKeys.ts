/** What was found, by what was typed. */
export const searchKeys = { of: (q: string) => ['search', q] };
