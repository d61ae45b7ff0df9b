/** The numbers of the pages that are offered: the first, the last and those around the present one; null: some are left out. */
export function listPagesAround(page: number, last: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, last].filter((at) => at >= 1 && at <= last);
  const offered = [...new Set(candidates)].sort((a, b) => a - b);
  return offered.flatMap((at, index) => {
    const gap = at - (offered[index - 1] ?? 0) - 1;
    return gap === 0 ? [at] : [gap === 1 ? at - 1 : null, at];
  });
}
