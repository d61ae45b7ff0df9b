import type { ContestMotif } from '#domain/contests/contest.ts';
import city from './motifs/city.svg?no-inline';
import moon from './motifs/moon.svg?no-inline';
import peaks from './motifs/peaks.svg?no-inline';
import quill from './motifs/quill.svg?no-inline';
import rose from './motifs/rose.svg?no-inline';
import css from './Event.module.css';

const drawings: Record<ContestMotif, string> = { moon, city, rose, peaks, quill };

/** The drawing at the head of a contest's page, which takes its colours from the palette around it. */
export const Motif = ({ of }: { of: ContestMotif }) => (
  <svg className={css.motif} viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMax slice" aria-hidden>
    <use href={`${drawings[of]}#scene`} />
  </svg>
);
