import { useT } from '../../../../i18n/index.ts';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import contrastRight from './examples/contrast-right.svg?no-inline';
import contrastWrong from './examples/contrast-wrong.svg?no-inline';
import edgesRight from './examples/edges-right.svg?no-inline';
import edgesWrong from './examples/edges-wrong.svg?no-inline';
import oneRight from './examples/one-right.svg?no-inline';
import oneWrong from './examples/one-wrong.svg?no-inline';
import titleRight from './examples/title-right.svg?no-inline';
import titleWrong from './examples/title-wrong.svg?no-inline';
import css from './cover.module.css';

const pairs = [
  { name: 'one', right: oneRight, wrong: oneWrong },
  { name: 'contrast', right: contrastRight, wrong: contrastWrong },
  { name: 'title', right: titleRight, wrong: titleWrong },
  { name: 'edges', right: edgesRight, wrong: edgesWrong },
] as const;

/** Covers that keep the advice of the guide, each beside one that does not. */
export function CoverExamples() {
  const t = useT();
  return (
    <section className={css.examples} aria-labelledby="cover-examples">
      <h2 id="cover-examples">{t('articles.article.cover.examples')}</h2>
      <ul className={css.pairs}>
        {pairs.map(({ name, right, wrong }) => (
          <li key={name}>
            {(['right', 'wrong'] as const).map((kind) => (
              <figure key={kind}>
                {/* What it shows is said below it. */}
                <img src={kind === 'right' ? right : wrong} alt="" width={300} height={400} loading="lazy" />
                <figcaption>
                  <StateChip tone={kind === 'right' ? 'good' : 'bad'}>{t(`articles.article.cover.${kind}`)}</StateChip>
                  <span>{t(`articles.article.cover.example.${name}_${kind}`)}</span>
                </figcaption>
              </figure>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
