import type { LeftOut } from '#domain/chapter-import/leftOut.ts';
import type { TextItem } from './lines.ts';

/** A section of a file on its way to be a row. */
export interface Draft {
  /** `front` is what stands before the story: a title page, a table of contents. */
  kind: 'chapter' | 'part' | 'section' | 'front';
  /** Its line in the file; empty where it has none. */
  heading: string;
  number: number | null;
  part: number | null;
  title: string | null;
  /** Its title is a word such as 'Prologue', which a heading below it may tell more of. */
  isNamed: boolean;
  level: number | undefined;
  texts: TextItem[];
  repeats_number: boolean;
  leftOut: LeftOut;
}

/** A line of a row's text that looks like a heading and was not taken for one: where it stands, and what it says. */
export interface UnreadHeading {
  paragraph: number;
  line: number;
  text: string;
}

/** A section of a file as a row of an import. */
export interface ParsedSection {
  kind: Draft['kind'];
  heading: string;
  number: number | null;
  part: number | null;
  title: string | null;
  html: string;
  /** Words of each paragraph. */
  paragraph_words: number[];
  /** The number stands in the heading twice. */
  repeats_number: boolean;
  /** The title is the line below the heading. */
  title_below: boolean;
  /** Empty lines and ornaments that became a scene break. */
  scene_breaks: number;
  unread_headings: UnreadHeading[];
  left_out: LeftOut;
}
