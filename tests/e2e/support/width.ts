import type { Page } from '@playwright/test';

/** How far the page is wider than the window, and how many of its tables are without a scroller of their own. */
export const measureWidth = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const isCutOff = (table: Element) => table.getBoundingClientRect().right > innerWidth && !scrolls(table);
    return {
      over: document.documentElement.scrollWidth - innerWidth,
      cutOff: [...document.querySelectorAll('table, [role=table]')].filter(isCutOff).length,
    };
  });
