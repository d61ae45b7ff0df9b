import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterStatuses } from '#domain/chapters/chapter.entity.ts';
import { canStep, chapterSteps, getChapterState, type ChapterStep } from '#domain/chapters/chapter.ts';
import { toContent, splitParagraphs, toPlainText } from '#domain/chapters/chapterText.ts';

const allowed: Record<ChapterStep, [from: string[], to?: string]> = {
  save: [['draft', 'published', 'rejected']],
  submit: [['draft', 'rejected'], 'pending_review'],
  withdraw: [['pending_review', 'pending_publish'], 'draft'],
  release: [['pending_publish'], 'published'],
  schedule: [['draft', 'pending_review', 'pending_publish', 'rejected']],
  delete: [['draft', 'rejected']],
  approve: [['pending_review'], 'pending_publish'],
  reject: [['pending_review'], 'rejected'],
};

describe('the steps of a chapter', () => {
  test.each(Object.keys(chapterSteps) as ChapterStep[])('%s', (step) => {
    const open = chapterStatuses.filter((status) => canStep(step, { status, revision_status: null }, true));
    const [from, end] = allowed[step];
    const { to }: { from: readonly string[]; to?: string } = chapterSteps[step];
    expect(open).toEqual(chapterStatuses.filter((status) => from.includes(status)));
    expect(to).toBe(end);
  });

  test('only a work under contract submits, releases and schedules', () => {
    const standing = { status: 'draft', revision_status: null } as const;
    expect(canStep('submit', standing, false)).toBe(false);
    expect(canStep('schedule', standing, false)).toBe(false);
    expect(canStep('save', standing, false)).toBe(true);
    expect(canStep('release', { ...standing, status: 'pending_publish' }, false)).toBe(false);
  });

  test('of a published chapter the state is that of its revision, and it is never deleted or scheduled', () => {
    const revised = { status: 'published', revision_status: 'draft' } as const;
    expect(getChapterState(revised)).toBe('draft');
    expect(canStep('submit', revised, true)).toBe(true);
    expect(canStep('delete', revised, true)).toBe(false);
    expect(canStep('schedule', revised, true)).toBe(false);
  });
});

describe('content', () => {
  test('reads as a line a paragraph', () => {
    expect(
      toPlainText('<p>She said <em>no</em> &amp; left.<br>Then &lt;silence&gt;.</p><p></p><p><strong>End</strong></p>'),
    ).toBe('She said no & left.\nThen <silence>.\n\nEnd');
    expect(splitParagraphs('')).toEqual([]);
    expect(toPlainText('&#3629;&#1114112;')).toBe('อ&#1114112;');
  });

  test('gives back the text that it was made of', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((text) => !/\n/.test(text) && text.trim() !== '');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(toPlainText(toContent(lines.join('\n')))).toBe(lines.join('\n'));
      }),
    );
  });
});

test('a text of nothing but open marks is read at once, not by trying each end of each', () => {
  const open = '<'.repeat(300_000);
  expect(toPlainText(open)).toBe(open);
});
