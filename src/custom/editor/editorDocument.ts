import type { Node } from '@tiptap/pm/model';
import { serializeDoc, parseDoc } from './document.ts';
import type { Text } from './saving/text.ts';

/** What stands in an editor window now. It outlives the elements that show it. */
export class EditorDocument {
  #title: string;
  #doc: Node;
  #placed = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ title, content }: Text) {
    this.#title = title;
    this.#doc = parseDoc(content);
  }

  readonly title = (): string => this.#title;
  readonly doc = (): Node => this.#doc;
  readonly text = (): Text => ({ title: this.#title, content: serializeDoc(this.#doc) });

  /** Takes over what was typed; cheap, since each key calls it. */
  write(change: { title?: string; doc?: Node }): void {
    this.#title = change.title ?? this.#title;
    this.#doc = change.doc ?? this.#doc;
    for (const listener of this.#listeners) listener();
  }

  /** How many texts were put in the place of the first. */
  readonly placed = (): number => this.#placed;

  /** Puts another text in the place of this one. */
  replace({ title, content }: Text): void {
    this.#placed += 1;
    this.write({ title, doc: parseDoc(content) });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
