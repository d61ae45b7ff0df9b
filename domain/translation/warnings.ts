import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { findChangingNames } from './changingNames.ts';
import { checkSegment, formatFindingName, isError, type Finding, type Term } from './checks.ts';
import { listSegmentSources, type Segment } from './segments.ts';

/** Paragraphs with warnings that are told at once; of more only the number. */
const shownParagraphs = 100;

/** The warnings of a segment, counted from 0: those that nobody answered, and those that its translator confirmed. */
export interface SegmentWarnings {
  segment: number;
  open: Finding[];
  answered: Finding[];
}

interface Beside {
  source: string;
  into: StoryLanguage;
  /** The approved terms of the book. */
  terms: readonly Term[];
  /** Names of it that are others elsewhere in the chapter. */
  names?: readonly Finding[] | undefined;
}

/** What is wrong with a segment, and what may be. */
export function listFindings({ sources, target }: Segment, { source, into, terms, names = [] }: Beside) {
  if (sources.length === 0) return { errors: [], warnings: [] };
  const all = checkSegment({ source, target, into }, terms);
  return { errors: all.filter(isError), warnings: [...all.filter((finding) => !isError(finding)), ...names] };
}

interface Chapter {
  segments: readonly Segment[];
  paragraphs: readonly Paragraph[];
  into: StoryLanguage;
  terms: readonly Term[];
}

/** What the checks find in a chapter, however its texts came there: whether an error stops it, and segments with warnings. */
export function checkChapter({ segments, paragraphs, into, terms }: Chapter) {
  const sources = listSegmentSources(segments, paragraphs);
  const names = findChangingNames(segments, paragraphs, into, terms);
  let isFaulty = false;
  const warned = segments.flatMap((one, segment): SegmentWarnings[] => {
    const beside = { source: sources[segment]!, into, terms, names: names.get(segment) };
    const { errors, warnings } = listFindings(one, beside);
    isFaulty ||= errors.length > 0;
    if (warnings.length === 0) return [];
    const isAnswered = (finding: Finding) => one.answered?.includes(formatFindingName(finding)) ?? false;
    return [
      {
        segment,
        open: warnings.filter((one) => !isAnswered(one)),
        answered: warnings.filter((one) => isAnswered(one)),
      },
    ];
  });
  return { isFaulty, warned };
}

export const listWarnings = (chapter: Chapter): SegmentWarnings[] => checkChapter(chapter).warned;

/** A segment whose warnings nobody answered, with what it says. */
export interface Unanswered {
  segment: number;
  target: string;
  findings: Finding[];
}

/** Of segments with warnings those that have one which nobody answered. */
export const filterUnanswered = (segments: readonly Segment[], warned: readonly SegmentWarnings[]): Unanswered[] =>
  warned
    .filter(({ open }) => open.length > 0)
    .map(({ segment, open }) => ({ segment, target: segments[segment]!.target, findings: open }));

export const listUnanswered = (chapter: Chapter): Unanswered[] =>
  filterUnanswered(chapter.segments, listWarnings(chapter));

/** The warnings of several chapters as they are told: how many each has, and the first of them paragraph by paragraph. */
export function shortenWarnings<C extends { unanswered: readonly Unanswered[] }>(chapters: readonly C[]) {
  let left = shownParagraphs;
  return chapters.map(({ unanswered, ...chapter }) => {
    const first = unanswered.slice(0, left);
    left -= first.length;
    const warnings = unanswered.reduce((sum, { findings }) => sum + findings.length, 0);
    return { ...chapter, warnings, unanswered: first };
  });
}
