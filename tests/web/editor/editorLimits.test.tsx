import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxContent } from '#domain/chapters/chapterLimits.ts';
import { chapterTexts } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, clearDevice, editorShows, left, statusShows, typeText } from '../support/editorScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  await clearDevice();
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});
const open = () => openAs(author, `/story/tiny?id=${story.id}`);
const texts = async () => (await server.db.select().from(chapterTexts)).map(({ content }) => content);

describe('a text that is too long for a chapter', () => {
  test('is told at the editor with how much, kept on the device, and saved when it is shorter', long, async () => {
    await open();
    await typeText('Once');
    await statusShows(like('editor.writing.state.saved_at'));
    const much = 'x'.repeat(maxContent);
    await typeText(much);
    await statusShows(t('editor.writing.state.device_only', { reason: t('editor.writing.state.too_long') }));
    // 'Once' and the tags of its paragraph.
    expect(await screen.findByText(like('editor.writing.too_long'))).toBeVisible();
    expect(document.body).not.toHaveTextContent(t('errors.invalid'));
    expect(await texts()).toEqual(['<p>Once</p>']);
    expect(await left(author.id, story.id)).toEqual([`<p>Once${much}</p>`]);
    const { editor } = await box();
    editor.commands.deleteRange({ from: 1, to: 12 });
    await statusShows(like('editor.writing.state.saved_at'));
    await waitFor(() => expect(screen.queryByText(like('editor.writing.too_long'))).not.toBeInTheDocument());
    expect((await texts())[0]).toHaveLength(maxContent);
  });
});

describe('Shift+Ctrl+Z', () => {
  test.each(['z', 'Z', 'y'])('as %j never undoes where there is nothing to redo', async (key) => {
    await open();
    const { editor } = await box();
    const press = (how: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...how });
      editor.view.dom.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const redo = () => press(key === 'y' ? { key, keyCode: 89 } : { key, keyCode: 90, shiftKey: true });
    await typeText('Once');
    expect(redo()).toBe(true);
    await editorShows('<p>Once</p>');
    press({ key: 'z', keyCode: 90 });
    await editorShows('<p></p>');
    redo();
    await editorShows('<p>Once</p>');
  });
});
