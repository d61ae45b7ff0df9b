/** Records of queues that have no form: what is decided on them stands where they are shown. */
const formlessNames: ReadonlySet<string> = new Set([
  'contract-applications',
  'account-requests',
  'bonus-details',
  'payroll',
  'translation-tasks',
]);

/** Where a record of a queue is decided on, by the name of its entity. */
export function getDecisionPath(resource: string, id: number): string {
  if (resource === 'chapters') return `/office/chapter-reviews?id=${id}`;
  if (resource === 'comments') return `/office/comment-reports?id=${id}`;
  return `/office/${resource}/${id}${formlessNames.has(resource) ? '/show' : ''}`;
}
