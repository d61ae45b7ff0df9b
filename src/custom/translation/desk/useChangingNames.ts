import { useEffect, useState } from 'react';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { findChangingNames } from '#domain/translation/changingNames.ts';
import type { Finding } from '#domain/translation/checks.ts';
import { filterApproved, type BookTerm } from '../bookTerms.ts';
import type { DeskStore } from './deskStore.ts';

interface Of {
  paragraphs: readonly Paragraph[];
  language: StoryLanguage;
  terms: readonly BookTerm[];
}

/** Milliseconds after the last key: the whole chapter is read. */
const pause = 600;
const none: ReadonlyMap<number, Finding[]> = new Map();

/** Names that change within the chapter, by segment, a moment after one has typed. */
export function useChangingNames(store: DeskStore, { paragraphs, language, terms }: Of) {
  const [names, setNames] = useState(none);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setNames(findChangingNames(store.read().segments, paragraphs, language, filterApproved(terms)));
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    look();
    const stop = store.subscribe(plan);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, paragraphs, language, terms]);
  return names;
}
