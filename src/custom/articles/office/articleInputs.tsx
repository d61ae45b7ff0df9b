import { article } from '#domain/articles/article.entity.ts';
import { preloadable } from '../../../lib/lazy/preloadable.ts';
import { partsOf } from '../../../resources/partsOf.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { StateInput } from './StateInput.tsx';
import { UpToDate } from './UpToDate.tsx';

const EnglishChange = lazyWithPreload(preloadable(async () => (await import('./EnglishChange.tsx')).EnglishChange));
const { Input } = partsOf(article);

/** Inputs of an article that are no single box. */
export const articleInputs = {
  state: <StateInput />,
  body: (
    <>
      <EnglishChange />
      <Input source="body" />
    </>
  ),
  source_revision: <UpToDate />,
};
