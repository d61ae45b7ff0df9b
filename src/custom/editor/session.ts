import { canStep } from '#domain/chapters/chapter.ts';
import { getChapter } from '#domain/chapters/chapters.calls.ts';
import { getStory } from '#domain/stories/stories.calls.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { browserClock } from '../../lib/journal/clock.ts';
import { currentUser } from '../../lib/session/session.ts';
import { EditorDocument } from './editorDocument.ts';
import { createRemote, toStored, type Chapter, type Saved } from './remote.ts';
import { waitForClosing } from './saving/closing.ts';
import { claim, deviceJournal } from './saving/device.ts';
import { begin, keepAside, recover, type Leftover } from './saving/recover.ts';
import { Saver, unmade } from './saving/saver.ts';
import type { Text } from './saving/text.ts';

export interface Story {
  id: number;
  title: string;
  language: string;
  completed: boolean;
  signed: boolean;
}

/**
 * Where the text came from that stood in the window at first.
 * - `server`: from there, or there was none; also where both texts wait for a decision
 * - `device`: from an earlier window of this device, whose chapter has the text `saved`
 * - `device_new`: from an earlier window that had begun a new chapter
 * - `orphaned`: from an earlier window, whose chapter is gone
 */
export type Opening = { from: 'server' | 'device_new' | 'orphaned' } | { from: 'device'; saved: Text };

/** A chapter, or a new one, that is open in this window. */
export interface Session {
  id: string;
  /** Whose it is. */
  username: string;
  story: Story;
  /** As it was when it was opened; absent: a new one. */
  chapter?: Chapter;
  /** The number that a new one gets. */
  number: number;
  editorDocument: EditorDocument;
  saver: Saver<Saved>;
  opening: Opening;
  /** Text of this device was kept as a version, since it could not stand in the chapter. */
  keptAside: boolean;
  close: () => Promise<void>;
}

const createKey = () => crypto.randomUUID();

async function loadStory(storyId: number) {
  const { id, title, language, status, contract_status, chapter_count } = await send(getStory, {
    params: { id: storyId },
  });
  const completed = status === statusCodes.completed;
  return { story: { id, title, language, completed, signed: contract_status === 'signed' }, number: chapter_count + 1 };
}

/** The chapter with its text, or nothing where it is gone and text of this device asks for it. */
async function load(storyId: number, chapter: number, hasLeftover: boolean): Promise<Chapter | undefined> {
  const loaded = await send(getChapter, { params: { chapter_id: chapter } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404 && hasLeftover) return undefined;
    throw error;
  });
  if (loaded && loaded.fiction_id !== storyId) throw new ApiError(404, 'errors.not_found');
  return loaded;
}

/** Opens a chapter, or without one a new one, with what an earlier window has left of it. Throws ApiError. */
export async function openSession(storyId: number, requested?: number): Promise<Session> {
  await waitForClosing();
  const { id: user, username } = currentUser()!;
  const remote = createRemote(user, storyId);
  const means = { journal: deviceJournal, claim, remote, newKey: createKey };
  const [first, ...others] = await recover({ user, fiction: storyId, chapter: requested }, means);
  const letGo = (leftovers: Leftover[]) => leftovers.forEach(({ release }) => release());
  try {
    const chapterId = requested ?? first?.entry.chapter ?? undefined;
    const chapter = chapterId === undefined ? undefined : await load(storyId, chapterId, first !== undefined);
    const { story, number } = chapter
      ? { story: { id: storyId, ...chapter.story }, number: chapter.number }
      : await loadStory(storyId);
    // Where it cannot be changed now, what was typed becomes a version; so do texts of more than one window.
    const open = !story.completed && (!chapter || canStep('save', chapter, story.signed));
    const [leftover, aside] = open || !chapter ? [first, others] : [undefined, first ? [first, ...others] : others];
    let keptAside = false;
    if (chapter) for (const one of aside) keptAside = (await keepAside(one, chapter.id, means)) || keptAside;
    else letGo(aside);
    return await loadSession({ user, username, remote, story, number, chapter, leftover, keptAside, requested });
  } catch (error) {
    letGo(first ? [first, ...others] : others);
    throw error;
  }
}

type Parts = Pick<Session, 'username' | 'story' | 'number' | 'chapter' | 'keptAside'> & {
  user: number;
  remote: ReturnType<typeof createRemote>;
  leftover: Leftover | undefined;
  requested: number | undefined;
};

async function loadSession({ user, remote, leftover, requested, ...rest }: Parts): Promise<Session> {
  const { story, chapter } = rest;
  const there = chapter ? toStored(chapter) : unmade;
  const { stored, text, restored, theirs, pending } = begin(
    there,
    // A chapter that is gone is begun anew with its text.
    chapter ? leftover?.entry : leftover && { ...leftover.entry, revision: 0 },
  );
  const id = leftover?.entry.id ?? createKey();
  const release = leftover?.release ?? (await claim(id));
  const editorDocument = new EditorDocument(text);
  const saver = new Saver<Saved>({
    id,
    user,
    fiction: story.id,
    chapter: chapter?.id,
    stored,
    theirs,
    pending,
    read: editorDocument.text,
    remote,
    journal: deviceJournal,
    clock: browserClock,
    newKey: createKey,
    onReplaced: (other) => editorDocument.replace(other),
  });
  if (restored && !theirs) saver.edited();
  return {
    ...rest,
    id,
    editorDocument,
    saver,
    opening: getOpening(restored && !theirs, chapter && there.text, requested),
    close: () => saver.close().finally(release),
  };
}

function getOpening(restored: boolean, saved: Text | undefined, requested: number | undefined): Opening {
  if (saved) return restored ? { from: 'device', saved } : { from: 'server' };
  if (requested !== undefined) return { from: 'orphaned' };
  return { from: restored ? 'device_new' : 'server' };
}
