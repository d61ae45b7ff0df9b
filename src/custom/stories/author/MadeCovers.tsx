import { imageKinds } from '#domain/images/imageKinds.ts';
import { useT } from '../../../i18n/index.ts';
import { coverPatterns, type CoverPattern, type PatternName } from './coverPatterns.ts';
import css from './MadeCovers.module.css';

interface Props {
  /** The pattern of the cover that is there, where it was made here. */
  chosen: PatternName | undefined;
  /** There is nothing yet to be written on it. */
  untitled: boolean;
  disabled: boolean;
  onChoose: (pattern: PatternName) => void;
}

const names = Object.keys(coverPatterns) as PatternName[];
const { width, height } = imageKinds.cover;

/** Patterns to make a cover of, for an author who has none; a press makes it. */
export function MadeCovers({ chosen, untitled, disabled, onChoose }: Props) {
  const t = useT();
  return (
    <div className={css.made} role="group" aria-labelledby="made-cover" aria-describedby="made-cover-text">
      <span className="legend" id="made-cover">
        {t('stories.author.made_cover.title')}
      </span>
      <div className={css.patterns}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={css.pattern}
            aria-label={t(`stories.author.made_cover.pattern.${name}`)}
            aria-pressed={name === chosen}
            disabled={disabled || untitled}
            onClick={() => onChoose(name)}
          >
            <Sketch {...coverPatterns[name]} />
          </button>
        ))}
      </div>
      <span className="hint" id="made-cover-text">
        {t(untitled ? 'stories.author.made_cover.untitled' : 'stories.author.made_cover.text')}
      </span>
    </div>
  );
}

/** A pattern with bars for its words. */
const Sketch = ({ paper, ink, accent, shapes }: CoverPattern) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <rect width={width} height={height} fill={paper} />
    {shapes.map(({ d, line, opacity }) => (
      <path
        key={d}
        d={d}
        fill={line ? 'none' : accent}
        stroke={line ? accent : undefined}
        strokeWidth={line}
        opacity={opacity}
      />
    ))}
    <path d="M110 260H490M170 370H430" stroke={ink} strokeWidth="56" />
  </svg>
);
