import { article } from '#domain/articles/article.entity.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { createBodyInput, createSummaryInput } from './bodyInput.tsx';
import { PendingInput } from './PendingInput.tsx';
import { PublishAtInput, StateInput } from './StateInput.tsx';

const UpToDate = lazyWithPreload(
  makePreloadable(async () => (await import('./UpToDate.tsx')).UpToDate),
  'extra',
);

const WaitsNote = lazyWithPreload(
  makePreloadable(async () => (await import('./WaitsNote.tsx')).WaitsNote),
  'extra',
);

const EnglishChange = lazyWithPreload(makePreloadable(async () => (await import('./EnglishChange.tsx')).EnglishChange));

/** Inputs of an article that are no single box. */
export const articleInputs = {
  state: <StateInput />,
  pending: <PendingInput />,
  publish_at: <PublishAtInput />,
  summary: createSummaryInput(article),
  body: (
    <>
      <EnglishChange />
      <WaitsNote />
      {createBodyInput(article)}
    </>
  ),
  source_revision: <UpToDate />,
};
