/** The houses that carry our stories; each name stands as a wordmark of its own. */
export const partners = [
  { name: 'Tallowmere', face: 'roman' },
  { name: 'Oakhollow & Vane', face: 'italic' },
  { name: 'Lanternby', face: 'sans' },
  { name: 'Fernquill', face: 'caps' },
  { name: 'Sondreads', face: 'heavy' },
  { name: 'Merrowick', face: 'spaced' },
] as const;
