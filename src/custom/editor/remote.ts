import * as calls from '#domain/chapters/chapters.calls.ts';
import { keepVersion } from '#domain/editor/versions.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { currentUser } from '../../lib/session/session.ts';
import { serializeDoc, parseDoc } from './document.ts';
import type { Remote } from './saving/pending.ts';
import type { Stored, Text } from './saving/text.ts';

export type Chapter = AnswerOf<typeof calls.getChapter>;
export type Saved = AnswerOf<typeof calls.saveChapter>;

const buildBody = ({ title, content }: Text) => ({ title: title.trim() || null, content });

/** A chapter's text as the editor would write it, so that both can be compared. */
export const toStored = ({ revision, title, content }: Chapter): Stored => ({
  revision,
  text: { title: title ?? '', content: serializeDoc(parseDoc(content)) },
});

/** The server for the chapters of a story, as long as the user is the one who typed. */
export function createRemote(user: number, fiction_id: number): Remote<Saved> {
  const theirs = () => {
    if (currentUser()?.id !== user) throw new ApiError(401, 'errors.unauthorized');
  };
  return {
    async save({ key, chapter_id, revision, text, cause }, leaving) {
      theirs();
      if (chapter_id === undefined)
        return send(calls.createChapter, { params: { fiction_id }, body: buildBody(text), key, leaving });
      const body = { ...buildBody(text), revision, cause };
      return send(calls.saveChapter, { params: { fiction_id, chapter_id }, body, key, leaving });
    },

    async load(chapter_id) {
      theirs();
      return toStored(await send(calls.getChapter, { params: { chapter_id } }));
    },

    async keep(chapter_id, text, key) {
      theirs();
      await send(keepVersion, { params: { chapter_id }, body: buildBody(text), key });
    },
  };
}
