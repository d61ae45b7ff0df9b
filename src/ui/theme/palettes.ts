/**
 * The colours of the house: paper and ink, with one green for what can be done and one clay for what is marked. `line`
 * divides; `border` is what an input or a quiet button is known by, and so stands out 3:1.
 */
export const palettes = {
  light: {
    paper: '#fbfaf7',
    surface: '#ffffff',
    sunken: '#f3f0e9',
    line: '#dfdad0',
    border: '#888378',
    ink: '#23262f',
    muted: '#62645f',
    accent: '#2f5d50',
    onAccent: '#ffffff',
    tint: '#e6eee9',
    clay: '#9a4f2b',
    danger: '#a8322d',
    dangerTint: '#faecea',
    success: '#2c6b3f',
    warning: '#8a5a00',
    warningTint: '#f8f0dc',
  },
  dark: {
    paper: '#16181d',
    surface: '#1d2026',
    sunken: '#121419',
    line: '#343842',
    border: '#747987',
    ink: '#e6e3dc',
    muted: '#a5a39b',
    accent: '#93c4b2',
    onAccent: '#10231d',
    tint: '#22332d',
    clay: '#e0a07c',
    danger: '#f1958d',
    dangerTint: '#3a2220',
    success: '#92cfa2',
    warning: '#e3bd6d',
    warningTint: '#352c18',
  },
} as const;

export type Palette = Record<keyof (typeof palettes)['light'], string>;
export type Mode = keyof typeof palettes;

const formatDeclarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** The colours as CSS variables for every stylesheet, MUI's theme being made of the same ones; paper is light. */
export function insertTokens(): void {
  const sheet = new CSSStyleSheet();
  const { light, dark } = palettes;
  sheet.replaceSync(
    `:root,[data-mode=light]{color-scheme:light;${formatDeclarations(light)}}@media screen{[data-mode=dark]{color-scheme:dark;${formatDeclarations(dark)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
