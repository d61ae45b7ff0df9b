import { describe, expect, test } from 'vitest';
import {
  getNextSaveStatus,
  saveEvents,
  saveStatusData,
  saveStatuses,
  type SaveEvent,
  type SaveStatus,
} from '../../../src/custom/editor/saving/saveStatus.ts';
import { fc } from '../property.ts';

const answers = `
  acknowledge saved
  acknowledge_older dirty
  lose retrying
  refuse refused
  sign_out signed_out
  diverge conflict
  rebase dirty`;

const expected: Record<SaveStatus, string> = {
  saved: `
    edit dirty
    send saving
    skip saved
    replace saved`,
  dirty: `
    edit dirty
    send saving
    skip saved`,
  saving: `
    edit saving
    ${answers}`,
  retrying: `
    edit retrying
    ${answers}`,
  refused: `
    edit refused
    send saving
    skip saved
    detach dirty`,
  signed_out: `
    edit signed_out
    resume saving
    ${answers}`,
  conflict: `
    edit conflict
    keep_mine dirty
    replace saved`,
};

describe('the table', () => {
  const pairs = saveStatuses.flatMap((status) => saveEvents.map((event) => [status, event] as const));
  test.each(pairs)('of %s knows of %s', (status, event) => {
    const listed = expected[status].split('\n').map((line) => line.trim().split(' '));
    expect(getNextSaveStatus(status, event)).toBe(listed.find(([name]) => name === event)?.[1]);
  });
});

const walk = (events: SaveEvent[], from: SaveStatus = 'saved'): SaveStatus[] => {
  const path = [from];
  for (const event of events) {
    const next = getNextSaveStatus(path.at(-1)!, event);
    if (next) path.push(next);
  }
  return path;
};

describe('in whatever order things happen,', () => {
  const anyEvents = fc.array(fc.constantFrom(...saveEvents), { maxLength: 60 });

  test('what was typed is saved by a save alone, or by being what the server has', () => {
    for (const status of saveStatuses)
      for (const event of saveEvents)
        if (status !== 'saved' && getNextSaveStatus(status, event) === 'saved')
          expect(['acknowledge', 'skip', 'replace']).toContain(event);
  });

  test('a conflict is left by a decision alone', () => {
    const leaving = saveEvents.filter((event) => (getNextSaveStatus('conflict', event) ?? 'conflict') !== 'conflict');
    expect(leaving).toEqual(['keep_mine', 'replace']);
  });

  test('there is a way back to saved, by a save that the server takes', () => {
    const home: SaveEvent[] = ['keep_mine', 'send', 'acknowledge'];
    fc.assert(
      fc.property(anyEvents, (events) => {
        const status = walk(events).at(-1)!;
        expect(walk(home, status).at(-1)).toBe('saved');
      }),
    );
  });

  test('a save that has no answer is never dropped for another', () => {
    for (const status of saveStatuses)
      if ((saveStatusData[status] as readonly string[]).includes('pending'))
        expect(getNextSaveStatus(status, 'send')).toBeUndefined();
  });
});
