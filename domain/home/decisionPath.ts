/** Where a record of a queue is decided on, by the name of its entity. */
export function getDecisionPath(resource: string, id: number): string {
  if (resource === 'chapters') return `/office/chapter-reviews?id=${id}`;
  if (resource === 'comments') return '/office/comment-reports';
  return `/office/${resource}/${id}${resource === 'contract-applications' ? '/show' : ''}`;
}
