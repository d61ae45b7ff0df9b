import type * as calls from '#domain/translation/editions.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { loadChapterGrid } from './chapterGrid.ts';
import { exportEdition } from './exportEdition.ts';
import { release } from './release.ts';

export const editions: HandlersOf<typeof calls> = {
  getChapterGrid: loadChapterGrid,
  releaseTranslation: release,
  exportEdition,
};
