import type { Entity } from '#domain/kit/entity.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { partsOf } from '../../../resources/partsOf.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import css from './preview/preview.module.css';

const MarkdownInput = lazyWithPreload(
  makePreloadable(async () => (await import('./writing/MarkdownInput.tsx')).MarkdownInput),
);
const BodyPreview = lazyWithPreload(
  makePreloadable(async () => (await import('./preview/BodyPreview.tsx')).BodyPreview),
  'extra',
);
const WrittenNumbers = lazyWithPreload(
  makePreloadable(async () => (await import('./writing/WrittenNumbers.tsx')).WrittenNumbers),
  'extra',
);

/** The input of a `body` in Markdown, beside what readers will see of it. */
export const createBodyInput = (entity: Entity<any>) => (
  <>
    <div className={css.beside}>
      <MarkdownInput entity={entity} source="body" />
      <BodyPreview />
    </div>
    <WrittenNumbers source="body" />
  </>
);

/** The input of a `summary` that may name numbers of the platform. */
export function createSummaryInput(entity: Entity<any>) {
  const { Input } = partsOf(entity);
  return (
    <>
      <Input source="summary" />
      <WrittenNumbers source="summary" />
    </>
  );
}
