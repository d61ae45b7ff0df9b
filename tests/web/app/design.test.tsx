import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { parts } from '../../../src/app/design/parts/index.tsx';
import { sampleTexts } from '../../../src/app/design/sampleTexts.ts';
import { long } from '../../support/long.ts';
import { openAs } from '../../support/web.tsx';

test('every shared part is shown by day and by night, in three scripts', long, async () => {
  await openAs('editor', '/office/design');
  for (const part of Object.keys(parts)) {
    const region = await screen.findByRole('region', { name: part });
    const samples = [...region.querySelectorAll<HTMLElement>('[data-mode]')];
    const of = samples.map(({ dataset, lang }) => `${dataset.mode} ${lang}`);
    expect(of).toEqual(
      ['light', 'dark'].flatMap((mode) => Object.keys(sampleTexts).map((language) => `${mode} ${language}`)),
    );
    for (const sample of samples) expect(sample, part).not.toBeEmptyDOMElement();
  }
  const fields = within(screen.getByRole('region', { name: 'fields' }));
  expect(new Set(fields.getAllByRole('textbox').map(({ id }) => id)).size).toBe(8 * 6);
});
