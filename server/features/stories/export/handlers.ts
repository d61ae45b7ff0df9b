import type * as calls from '#domain/stories/export.calls.ts';
import { withPreparation, type Context, type HandlersOf, type Input } from '#server/kit/context.ts';
import { attempt } from '#server/kit/throttle.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { docKind, storeFile } from '#server/platform/files/files.ts';
import { exportStory } from './export.ts';

async function checkFile({ file }: Input<typeof calls.uploadDoc>, context: Context): Promise<Uint8Array> {
  await attempt(context, 'documents', context.user.id);
  await runInThread(context.user.id, 'check', { bytes: file });
  return file;
}

export const storyExport: HandlersOf<typeof calls> = {
  uploadDoc: withPreparation(checkFile, (file, context) => storeFile(context, docKind, 'docx', file), {
    storesFile: true,
  }),
  exportStory,
};
