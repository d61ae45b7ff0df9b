import type { ReactNode } from 'react';
import { article } from '#domain/articles/article.entity.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import css from './office.module.css';

const sources = ['title', 'summary', 'body'] as const;
type Text = Record<(typeof sources)[number], string>;

interface Props {
  /** Null: nothing was before, and all of it is shown as it is. */
  before: Text | null;
  after: Text;
  language: string;
  children?: ReactNode;
}

/** What differs between two texts of an article, field by field; what is the same in both is left out. */
export function TextChange({ before, after, language, children }: Props) {
  const getLabel = useFieldLabel();
  return (
    <dl className={`details callout ${css.change}`}>
      {children}
      {sources
        .filter((source) => before?.[source] !== after[source])
        .map((source) => (
          <div key={source}>
            <dt>{getLabel(article, source)}</dt>
            <dd
              lang={language}
              // Long texts are scrolled by the keyboard too.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={source === 'body' ? 0 : undefined}
            >
              <DiffParts parts={diffWords((before ?? after)[source], after[source], language)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
