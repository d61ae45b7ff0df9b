import { useT } from '../../i18n/index.ts';
import { diffWords, type Part } from '../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../ui/diff/DiffParts.tsx';
import css from './bothSources.module.css';

interface Props {
  before: string;
  after: string;
  language: string;
}

/** What a source said and what it says now, beside each other, with the words that differ marked in each. */
export function BothSources({ before, after, language }: Props) {
  const t = useT();
  const parts = diffWords(before, after, language);
  const sides = [
    { name: t('translation.office.desk.source_was'), leaves: 'new' },
    { name: t('translation.office.desk.source_now'), leaves: 'old' },
  ] satisfies { name: string; leaves: Part['kind'] }[];
  return (
    <div className={css.both}>
      {sides.map(({ name, leaves }) => (
        <div key={leaves} role="group" aria-label={name}>
          <span className={css.name}>{name}</span>
          <p lang={language}>
            <DiffParts parts={parts.filter(({ kind }) => kind !== leaves)} />
          </p>
        </div>
      ))}
    </div>
  );
}
