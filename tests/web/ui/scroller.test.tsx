import { render, screen } from '@testing-library/react/pure';
import { afterEach, expect, test, vi } from 'vitest';
import { enterArea } from '../../../src/i18n/index.ts';
import { Scroller } from '../../../src/ui/Scroller.tsx';
import { t } from '../../support/t.ts';

/** Measures at once, and that is all. */
class Measured {
  constructor(measure: () => void) {
    this.observe = measure;
  }
  observe: () => void;
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test('a table that is scrolled is named by its first columns, and not as the section around it', async () => {
  await enterArea('author');
  vi.stubGlobal('ResizeObserver', Measured);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  render(
    <section aria-label="Reads">
      <Scroller>
        <table>
          <thead>
            <tr>
              {['', 'Month', 'Reads', 'Words', 'Sold', 'Gifts'].map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
        </table>
      </Scroller>
    </section>,
  );
  const [section, scroller] = screen.getAllByRole('region');
  expect(section).toHaveAccessibleName('Reads');
  expect(scroller).toHaveAccessibleName(t('common.shared.table', { columns: 'Month, Reads, Words, Sold' }));
});
