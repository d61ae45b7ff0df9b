import { article } from '#domain/articles/article.entity.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { PublishAtInput, StateInput } from './StateInput.tsx';
import { UpToDate } from './UpToDate.tsx';
import css from './preview/preview.module.css';

const EnglishChange = lazyWithPreload(makePreloadable(async () => (await import('./EnglishChange.tsx')).EnglishChange));
const BodyPreview = lazyWithPreload(
  makePreloadable(async () => (await import('./preview/BodyPreview.tsx')).BodyPreview),
  'extra',
);
const MarkdownInput = lazyWithPreload(
  makePreloadable(async () => (await import('./writing/MarkdownInput.tsx')).MarkdownInput),
);

/** Inputs of an article that are no single box. */
export const articleInputs = {
  state: <StateInput />,
  publish_at: <PublishAtInput />,
  body: (
    <>
      <EnglishChange />
      <div className={css.beside}>
        <MarkdownInput entity={article} source="body" />
        <BodyPreview />
      </div>
    </>
  ),
  source_revision: <UpToDate />,
};
