import type { Config } from 'stylelint';
import arrows from './scripts/lint/arrowsOfStyles.ts';

/** A length written out. A line of 1px is none, nor is what goes by the letters beside it (em) or by the window (vh, %). */
const length = /(?<![\w.-])-?(?!1px\b)\d*\.?\d+(rem|px|pt|cm|mm)\b/;
const duration = /(?<![\w.-])\d*\.?\d+m?s\b/;
/** As wide as a text or a page: narrower things are a screen's own. */
const measure = /(?<![\w.-])(2[89]|[3-9]\d|\d{3,})(\.\d+)?rem\b/;
/** Of the shorthand: a weight written out, and a size of any unit. */
const weight = /^(italic\s+)?(\d{3}|normal|bold|bolder|lighter)\s/;
const size = /(?<![\w.-])\d*\.?\d+(em|%|v[wh])/;
const color = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Measures, colours and letters come from src/ui/theme; so do the widths of texts and pages; heights and columns are a screen's own. */
export default {
  plugins: [arrows],
  rules: {
    'arrows/arrows': true,
    'declaration-property-value-disallowed-list': [
      {
        font: [length, size, weight],
        '/^font(-family)?$/': [/['"]/],
        '/^(padding|margin|inset)/': [length],
        '/^(top|right|bottom|left)$/': [length],
        '/gap$/': [length],
        '/radius$/': [length, /%/],
        '/^(max-)?(width|inline-size)$/': [measure],
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
      { 'font-size': [/^var\(--/], 'font-weight': [/^var\(--weight-/, 'inherit'] },
      {
        message: (property: string, value: string) => `${property}: ${value} needs a token (src/ui/theme/measures.css)`,
      },
    ],
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
