import { article } from '#domain/articles/article.entity.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { createBodyInput } from './bodyInput.tsx';
import { PublishAtInput, StateInput } from './StateInput.tsx';
import { UpToDate } from './UpToDate.tsx';

const EnglishChange = lazyWithPreload(makePreloadable(async () => (await import('./EnglishChange.tsx')).EnglishChange));

/** Inputs of an article that are no single box. */
export const articleInputs = {
  state: <StateInput />,
  publish_at: <PublishAtInput />,
  body: (
    <>
      <EnglishChange />
      {createBodyInput(article)}
    </>
  ),
  source_revision: <UpToDate />,
};
