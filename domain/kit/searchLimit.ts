/** Characters that a list is searched for. */
export const maxSearch = 100;
