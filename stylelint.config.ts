import type { Config } from 'stylelint';
import arrows from './scripts/lint/arrowsOfStyles.ts';

/** A length written out. A line of 1px is none, nor is what goes by the window (vh, %). */
const length = /(?<![\w.-])-?(?![01]px\b)\d*\.?\d+(rem|px|pt|cm|mm)\b/;
/** The same by the letters beside it. */
const letters = /(?<![\w.-])-?\d*\.?\d+(em|ex|ch)\b/;
/** As high as what can be pressed: lower things are marks, higher ones a screen's own. */
const control = /(?<![\w.-])(1\.[5-9]\d*|2(\.\d+)?)rem\b/;
const duration = /(?<![\w.-])\d*\.?\d+m?s\b/;
/** As wide as a text or a page: narrower things are a screen's own. */
const measure = /(?<![\w.-])(2[89]|[3-9]\d|\d{3,})(\.\d+)?rem\b/;
/** Of the shorthand: a weight written out, and a size of any unit. */
const weight = /^(italic\s+)?(\d{3}|normal|bold|bolder|lighter)\s/;
const size = /(?<![\w.-])\d*\.?\d+(em|%|v[wh])/;
const color = /#[\da-f]{3,8}\b|%23[\da-f]{3}|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Measures, colours and letters come from src/ui/theme; so do the widths of texts and pages; heights and columns are a screen's own. */
export default {
  plugins: [arrows],
  rules: {
    'arrows/arrows': true,
    'declaration-property-value-disallowed-list': [
      {
        font: [length, size, weight],
        '/^font(-family)?$/': [/['"]/],
        '/^(padding|margin|inset|scroll-|border-spacing)/': [length, letters],
        '/^(top|right|bottom|left|translate)$/': [length, letters],
        '/gap$/': [length, letters],
        '/radius$/': [length, letters, /%/],
        '/^(border|outline|background|--)/': [length],
        '/^(max-)?(width|inline-size)$/': [measure],
        '/^((min|max)-)?(width|height|inline-size|block-size)$/': [control],
        'line-height': [length, size],
        'box-shadow': [length],
        'z-index': [/\d/],
        '/^(transition|animation)/': [duration],
        '/./': [color],
      },
      {
        message: (property: string, value: string) =>
          `${property}: ${value} needs a token (src/ui/theme/measures.css, palettes.ts)`,
      },
    ],
    'declaration-property-value-allowed-list': [
      {
        'font-size': [/^var\(--/],
        'font-weight': [/^var\(--weight-/, 'inherit'],
        opacity: ['0', '1', /^var\(--opacity-/],
      },
      {
        message: (property: string, value: string) => `${property}: ${value} needs a token (src/ui/theme/measures.css)`,
      },
    ],
    'color-named': ['never', { message: (name: string) => `${name} needs a token (src/ui/theme/palettes.ts)` }],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'shorthand-property-no-redundant-values': true,
  },
  overrides: [
    {
      files: ['src/ui/theme/measures.css'],
      rules: { 'declaration-property-value-allowed-list': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
} satisfies Config;
