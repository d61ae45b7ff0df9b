import type { Acknowledged, Pending } from '../../src/custom/editor/saving/pending.ts';
import { refusal, type Server } from './editing.ts';

/** What the server promises of a chapter's text, and nothing else: revisions, one effect a key, kept versions. */
export class ModelServer implements Server {
  readonly chapters = new Map<number, { revision: number; content: string; versions: string[] }>();
  readonly #answers = new Map<string, { body: string; answer: Acknowledged }>();

  async save(pending: Pending): Promise<Acknowledged> {
    const { key, chapter_id, revision, text, cause } = pending;
    const body = JSON.stringify([chapter_id, revision, text, cause]);
    const first = this.#answers.get(key);
    if (first && first.body !== body) throw refusal(422, 'errors.idempotency_reused');
    if (first) return first.answer;
    const chapter = chapter_id === undefined ? undefined : this.chapters.get(chapter_id);
    if (chapter_id !== undefined && !chapter) throw refusal(404, 'errors.not_found');
    if (chapter && chapter.revision !== revision) throw refusal(409, 'chapters.shared.errors.changed');
    const id = chapter_id ?? this.chapters.size + 1;
    if (!chapter) this.chapters.set(id, { revision: 1, content: text.content, versions: [] });
    else if (chapter.content !== text.content) {
      // The rarest that the server keeps of what autosave replaces is nothing at all.
      if (cause !== 'autosave') chapter.versions.push(chapter.content);
      chapter.revision += 1;
      chapter.content = text.content;
    }
    const answer = { id, revision: this.chapters.get(id)!.revision, updated_at: '' };
    this.#answers.set(key, { body, answer });
    return answer;
  }

  async load(id: number) {
    const { revision, content } = this.chapters.get(id) ?? { revision: 0, content: '' };
    if (revision === 0) throw refusal(404, 'errors.not_found');
    return { revision, text: { title: '', content } };
  }

  async keep(id: number, { content }: { content: string }) {
    this.chapters.get(id)!.versions.push(content);
  }

  /** All that is kept of a chapter. */
  async texts(id: number): Promise<string[]> {
    const { content, versions } = this.chapters.get(id)!;
    return [content, ...versions];
  }
}
