import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const listFaults = async (declaration: string, file = 'src/custom/home/author/Home.module.css') => {
  const { results } = await stylelint.lint({ code: `.a {\n  ${declaration};\n}\n`, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
};

test.each([
  'font-size: 0.9rem',
  'font-size: 0.85em',
  'font-size: smaller',
  'font-weight: 600',
  'font-weight: bold',
  'font: 500 var(--size-1)/1.5 var(--font-text)',
  'font: italic var(--weight-plain) 0.9em/1.5 var(--font-text)',
  'font: 500 14px/1.4 var(--font-text)',
  "font-family: 'Inter Variable', sans-serif",
  'padding: 0 0.4rem',
  'padding-inline: calc(var(--space-4) + 2px)',
  'margin-top: -0.5rem',
  'gap: 1rem var(--space-4)',
  'inset-block-start: 0.5rem',
  'left: 12px',
  'max-width: 40rem',
  'width: min(32rem, calc(100vw - 2rem))',
  'border-radius: 8px',
  'border-radius: 50%',
  'box-shadow: 0 2px 4px var(--line)',
  'z-index: 20',
  'transition: filter 120ms',
  'animation: rise 0.18s',
  'color: #fff',
  'background: rgb(0 0 0 / 20%)',
  'color: red',
  'border-color: white',
  "background: url('data:image/svg+xml,%3Csvg stroke=%23858581/%3E')",
  'background: var(--surface) 0.7rem center / 2rem no-repeat',
  'padding: 0.5em',
  'margin-top: -0.2em',
  'gap: 1ch',
  'inset-inline-start: 0.5em',
  'line-height: 1.4rem',
  'line-height: 20px',
  'line-height: 120%',
  'font: var(--weight-plain) var(--size-1)/1.4rem var(--font-text)',
  'border-spacing: 4px',
  'border: 1.5px solid var(--line)',
  'border-inline-start: 3px solid var(--accent)',
  'outline: 2px solid var(--accent)',
  'outline-offset: -2px',
  'opacity: 0.6',
  'opacity: 50%',
  'scroll-margin-block: 3rem',
  'scroll-padding-block-start: 4.4rem',
  'translate: 0 0.5rem',
  '--above: 3.9rem',
  '--shade: #fff',
  'min-height: 2.6rem',
  'height: 2rem',
  'width: 1.8rem',
  'min-width: 2.4rem',
])('%s is refused', async (declaration) => {
  expect(await listFaults(declaration)).toEqual([expect.stringContaining('needs a token')]);
});

test.each([
  'font-size: var(--size-3)',
  'font-weight: var(--weight-strong)',
  'font: italic var(--weight-plain) var(--size-1)/1.5 var(--font-text)',
  'font: inherit',
  'padding: 12vh var(--space-page) 0',
  'margin: 0 auto calc(-1 * var(--space-2))',
  'margin-bottom: -1px',
  'grid-template-columns: 12rem 1fr',
  'width: 20px',
  'max-width: 16rem',
  'max-width: var(--width-text)',
  'border: 1px solid var(--line)',
  'outline-offset: -1px',
  'outline: var(--line-strong) solid var(--accent)',
  'line-height: 1.4',
  'letter-spacing: -0.01em',
  'vertical-align: -0.2em',
  'opacity: 0',
  'opacity: var(--opacity-off)',
  'background: Highlight',
  'color: currentcolor',
  '--above: 0px',
  '--above: var(--bar)',
  'height: 0.8rem',
  'min-height: 13rem',
  'height: 22rem',
  'z-index: auto',
  'animation: none',
])('%s may be written', async (declaration) => {
  expect(await listFaults(declaration)).toEqual([]);
});

test('the tokens themselves are written out', async () => {
  expect(await listFaults('font-size: 15px', 'src/ui/theme/measures.css')).toEqual([]);
});
