import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What is filled in or chosen: by its element, or by the shared class. */
const control = /(?:^|[\s>+~(])(?:input|select|textarea)\b|\.control\b/;
const paleBorder = /border[\w-]*:[^;]*var\(--line\)/;

const listRules = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim(),
    body: body!,
  }));

/** Rules that draw the border of a control as pale as a dividing line; `classes` are those that controls have in code. */
function listPale(css: string, classes: ReadonlySet<string> = new Set()): string[] {
  const rules = listRules(css);
  // Where the control itself is out of sight, what stands around it is what is seen.
  const places = rules.flatMap(
    ({ selector, body }) => /^(\.\w+) input$/.exec(/opacity: 0;/.test(body) ? selector : '')?.[1] ?? [],
  );
  const isControl = (selector: string) =>
    !selector.includes(':disabled') &&
    (control.test(selector) ||
      places.some((place) => selector.startsWith(place)) ||
      [...selector.matchAll(/\.(\w+)/g)].some(([, name]) => classes.has(name!)));
  return rules
    .filter(({ selector, body }) => paleBorder.test(body) && selector.split(',').some((one) => isControl(one.trim())))
    .map(({ selector }) => selector);
}

/** Classes of a stylesheet that code gives to a control. */
function findClasses(code: string, stylesheet: string): string[] {
  const [, css] = new RegExp(`import (\\w+) from '[^']*/${stylesheet}'`).exec(code) ?? [];
  if (!css) return [];
  return [...code.matchAll(/<(?:input|select|textarea)\b[^<]*/g)].flatMap(([tag]) =>
    [...tag.matchAll(new RegExp(`\\b${css}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
  );
}

test.each([
  ['input', 'select.wide { border-bottom: 1px dashed var(--line); }'],
  ['shared class', '.form :global(.control) { border-color: var(--line); }'],
  ['class in code', '.first { border: 1px solid var(--line); }'],
  ['choice out of sight', '.points input { opacity: 0; } .points span { border-inline-start: 1px solid var(--line); }'],
])('the pale border of a %s is found', (_, css) => {
  const code = "import css from './a.module.css';\n<input\n  className={css.first}\n/>";
  expect(listPale(css, new Set(findClasses(code, 'a.module.css')))).toHaveLength(1);
});

test('what is filled in or chosen is known by a border that stands out, unless it is switched off', () => {
  const code = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const pale = globSync('src/**/*.css').flatMap((file) => {
    const classes = new Set(code.flatMap((text) => findClasses(text, path.basename(file))));
    return listPale(readFileSync(file, 'utf8'), classes).map((selector) => `${file}: ${selector}`);
  });
  expect(pale).toEqual([]);
});
