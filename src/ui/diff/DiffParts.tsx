import type { Part } from '../../lib/diff/wordDiff.ts';
import css from './diff.module.css';

const elements = { same: 'span', old: 'del', new: 'ins' } as const;

/** A text with what was taken out and put in. */
export const DiffParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ kind, text }, index) => {
    const Element = elements[kind];
    return (
      // eslint-disable-next-line react/no-array-index-key
      <Element key={index} className={kind === 'same' ? undefined : css[kind]}>
        {text}
      </Element>
    );
  });
