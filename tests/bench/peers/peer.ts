import type { PeerDatabase } from './database.ts';

/** Addresses and a body, in the words of one system, that ask the same of each. */
export interface Requests {
  /** 25 chapters, those changed last first, and how many there are. */
  list: string;
  /** One chapter. */
  byKey: string;
  /** 25 of the chapters that wait for a review, one in a hundred. */
  filter: string;
  /** Page 700 of the list. */
  deepPage: string;
  /** A tag is made; `{n}` in its body stands for a number that no other has. */
  write: { path: string; body: object };
}

/** Another system, installed and at work, with somebody signed in. */
export interface Peer extends Requests {
  name: string;
  version: string;
  url: string;
  token: string;
  /** CPU that its process has used until now, in ms. */
  cpu: () => number;
}

export interface PeerSystem {
  name: string;
  start: (database: PeerDatabase) => Promise<Peer>;
}

export const deepPage = 700;
