/** Somebody who is signed in, with a story and a chapter of their own. */
export interface Person {
  token: string;
  story: number;
  chapter: number;
  /** Of the chapter, as it was saved last. */
  revision: number;
}

export interface MixOrder {
  url: string;
  people: Person[];
  /** Reads the office's list. */
  manager: string;
  /** Connections that share the people and never rest; null: each person has one. */
  connections: number | null;
  /** What a person lets pass after an answer, in seconds, half as long to half as long again. */
  thinks: number;
  seconds: number;
}

export const kinds = ['list', 'office list', 'by key', 'save', 'comment', 'badge'] as const;
export type Kind = (typeof kinds)[number];

export interface MixResult {
  /** What the requests of each kind took, in ms. */
  times: Record<Kind, number[]>;
  seconds: number;
  errors: number;
  /** One of them. */
  error?: string;
  /** The people as they are now. */
  people: Person[];
}
