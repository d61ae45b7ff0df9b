import type { Paragraph } from '#domain/books/paragraphs.ts';

/** What stands between two paragraphs of a translation. */
export const paragraphBreak = '\n\n';

/**
 * A place of a translated chapter: source paragraphs that follow one another, and what they are in the other language,
 * one paragraph or several.
 */
export interface Segment {
  /** Ids of source paragraphs; none: the source has lost them, and the target waits to be removed. */
  sources: number[];
  /** Words of these source paragraphs. */
  words: number;
  target: string;
  /** The translator is through with it. */
  done: boolean;
  /** The source text that the target was made from, where the source says something else by now. */
  basis?: string;
  /** Warnings that the translator answered with ‘it is right so’, by their names (`formatFindingName`). */
  answered?: string[];
  /** What it was beside the source that its target was made from; it is that again where the source is. */
  former?: FormerSegment;
}

/** A segment as it was before its source changed, as long as nobody writes in it. */
export interface FormerSegment {
  sources: number[];
  /** Their text. */
  text: string;
  done: boolean;
  answered?: string[];
}

export type Texts = ReadonlyMap<number, Paragraph>;
export const mapById = (paragraphs: readonly Paragraph[]): Texts => new Map(paragraphs.map((one) => [one.id, one]));
export const getText = (sources: readonly number[], texts: Texts) =>
  sources.map((id) => texts.get(id)!.text).join(paragraphBreak);
export const sumSourceWords = (sources: readonly number[], texts: Texts) =>
  sources.reduce((sum, id) => sum + texts.get(id)!.words, 0);
export const isBlank = (text: string) => text.trim() === '';

/** The source texts that segments render, in their order. */
export function listSegmentSources(segments: readonly Segment[], paragraphs: readonly Paragraph[]): string[] {
  const texts = mapById(paragraphs);
  return segments.map(({ sources }) => getText(sources, texts));
}

/** The source text that one segment renders. */
export const getSource = (segment: Segment, paragraphs: readonly Paragraph[]): string =>
  listSegmentSources([segment], paragraphs)[0]!;

/** A chapter that nobody has begun: a segment for each source paragraph. */
export const createEmptySegments = (paragraphs: readonly Paragraph[]): Segment[] =>
  paragraphs.map(({ id, words }) => ({ sources: [id], words, target: '', done: false }));

/**
 * Does each source paragraph stand in one segment, in its order, with its words, and is only done what has a text that
 * was made from the source as it is? Every change keeps this.
 */
export function isAligned(segments: readonly Segment[], paragraphs: readonly Paragraph[]): boolean {
  const ids = segments.flatMap(({ sources }) => sources);
  const texts = mapById(paragraphs);
  return (
    ids.length === paragraphs.length &&
    ids.every((id, at) => id === paragraphs[at]!.id) &&
    segments.every(({ sources, words }) => words === sumSourceWords(sources, texts)) &&
    segments.every((segment) => !segment.done || (canBeDone(segment) && segment.basis === undefined))
  );
}

const replaceSegments = (segments: readonly Segment[], at: number, count: number, ...by: Segment[]) =>
  segments.toSpliced(at, count, ...by);

/** Another text in a segment, which is to be marked as done anew. */
export function setTarget(segments: readonly Segment[], at: number, target: string): Segment[] {
  const { former: _, ...segment } = segments[at]!;
  return replaceSegments(segments, at, 1, { ...segment, target, done: false });
}

/**
 * What a rejection opens again: the segments with remarks; where it is about the whole, the first, so that nobody submits it
 * unseen, unless some are open already, since their source has changed; nor is it done again where that is taken back.
 */
export function reopenSegments(segments: readonly Segment[], remarked: readonly number[]): Segment[] {
  const isWhole = remarked.length === 0;
  const isNewlyOpen = isWhole && segments.every(({ done }) => done);
  const open = new Set(isNewlyOpen ? [0] : remarked);
  return segments.map((segment, at) => {
    const { former: _, ...rest } = segment;
    if (open.has(at)) return { ...rest, done: false };
    return isWhole ? rest : segment;
  });
}

/** Answers a warning of a segment, by its name, with ‘it is right so’, or takes that back. */
export function answerWarning(segments: readonly Segment[], at: number, name: string, isRight: boolean): Segment[] {
  const { answered = [], ...segment } = segments[at]!;
  const others = answered.filter((one) => one !== name);
  const answers = isRight ? [...others, name] : others;
  return replaceSegments(segments, at, 1, { ...segment, ...(answers.length > 0 && { answered: answers }) });
}

const getAnswered = (both: readonly Segment[]) => [...new Set(both.flatMap(({ answered = [] }) => answered))];

/** Is there anything in a segment that could be done? */
export const canBeDone = ({ sources, target }: Segment): boolean => sources.length > 0 && !isBlank(target);

/** Marks a segment as done, by the source as it is now, or takes the mark back. */
export function markDone(segments: readonly Segment[], at: number, done: boolean): Segment[] {
  const { basis, former, ...segment } = segments[at]!;
  if (done) return replaceSegments(segments, at, 1, { ...segment, done: canBeDone(segment) });
  return replaceSegments(segments, at, 1, { ...segments[at]!, done });
}

export const canJoin = (segments: readonly Segment[], at: number): boolean => at >= 0 && at + 1 < segments.length;

/** Makes one segment of one and the next: sources and targets follow one another. */
export function joinWithNext(segments: readonly Segment[], at: number, paragraphs: readonly Paragraph[]): Segment[] {
  if (!canJoin(segments, at)) return [...segments];
  const texts = mapById(paragraphs);
  const both = [segments[at]!, segments[at + 1]!] as const;
  const isStale = both.some(({ basis }) => basis !== undefined);
  const bases = both.map((one) => one.basis ?? getText(one.sources, texts));
  const answered = getAnswered(both);
  return replaceSegments(segments, at, 2, {
    sources: both.flatMap(({ sources }) => sources),
    words: both[0].words + both[1].words,
    target: both.flatMap(({ target }) => (isBlank(target) ? [] : [target])).join(paragraphBreak),
    done: both.every(({ done }) => done),
    ...(isStale && { basis: bases.filter((text) => text !== '').join(paragraphBreak) }),
    ...(answered.length > 0 && { answered }),
  });
}

export const canSplit = ({ sources }: Segment): boolean => sources.length > 1;

/**
 * Parts a segment before its source paragraph `sourceAt`; the paragraphs of the target from `targetAt` on go with the
 * second part. What it was made from is not told of parts: both are to be read again.
 */
export function splitSegment(
  segments: readonly Segment[],
  at: number,
  { sourceAt, targetAt }: { sourceAt: number; targetAt: number },
  paragraphs: readonly Paragraph[],
): Segment[] {
  const { sources, target, done, basis, answered } = segments[at]!;
  if (sourceAt < 1 || sourceAt >= sources.length) return [...segments];
  const texts = mapById(paragraphs);
  const targets = target.split(paragraphBreak);
  const part = (ids: number[], some: string[]): Segment => ({
    sources: ids,
    words: sumSourceWords(ids, texts),
    target: some.join(paragraphBreak),
    done: done && !isBlank(some.join(paragraphBreak)) && basis === undefined,
    ...(basis !== undefined && some.length > 0 && { basis }),
    ...(answered && { answered }),
  });
  return replaceSegments(
    segments,
    at,
    1,
    part(sources.slice(0, sourceAt), targets.slice(0, targetAt)),
    part(sources.slice(sourceAt), targets.slice(targetAt)),
  );
}

/** Takes away what no source paragraph stands for any more. */
export const removeSurplus = (segments: readonly Segment[], at: number): Segment[] =>
  segments[at]!.sources.length === 0 ? replaceSegments(segments, at, 1) : [...segments];

/** How far a chapter is: words and segments, those that are done, and those whose source says something else by now. */
export function computeProgress(segments: readonly Segment[]) {
  const sum = (some: readonly Segment[]) => some.reduce((words, segment) => words + segment.words, 0);
  const done = segments.filter((segment) => segment.done);
  return {
    words: sum(segments),
    doneWords: sum(done),
    segments: segments.length,
    doneSegments: done.length,
    stale: segments.filter(({ basis }) => basis !== undefined).length,
    surplus: segments.filter(({ sources }) => sources.length === 0).length,
  };
}
