import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { imageKinds } from '#domain/images/imageKinds.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { noise, picture } from '../../support/pictures.ts';
import { offerTags } from '../../support/stories.ts';
import { t } from '../../support/t.ts';
import { requests, cut, hold, mend, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { decodeBySharp, fillFirstStep, file, page, press, problem, upload, write } from '../support/storyScreen.ts';

beforeEach(async () => {
  vi.stubGlobal('createImageBitmap', decodeBySharp);
  await offerTags(server);
  await fillFirstStep(await openAs('author_unsigned', '/story/form'));
});

const user = userEvent.setup({ delay: null, applyAccept: false });
const findCover = () => screen.findByRole('img', { name: t('stories.author.field.cover') });
const uploads = () => requests.filter((call) => call === 'POST /api/upload/img/cover');

describe('a cover', () => {
  test('in the right shape is uploaded at once, and can be replaced', long, async () => {
    await upload(user, await file(picture(600, 800)));
    const first = (await findCover()).getAttribute('src')!;
    const { response } = await server.call('GET', first);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(screen.getByRole('button', { name: t('images.shared.replace') })).toBeEnabled();
    await upload(user, await file(picture(1200, 1600)));
    await waitFor(async () => expect((await findCover()).getAttribute('src')).not.toBe(first));
  });

  test('may be dropped', long, async () => {
    const target = screen.getByText(t('images.shared.drop'));
    const dropped = await file(picture(600, 800));
    const items = [{ kind: 'file', type: dropped.type, getAsFile: () => dropped }];
    const dataTransfer = { types: ['Files'], items, files: [dropped] };
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
    fireEvent.drop(target, { dataTransfer });
    expect(await findCover()).toBeVisible();
  });

  test('on its way is said to be so', long, async () => {
    const release = hold('post', '/api/upload/img/cover');
    await upload(user, await file(picture(600, 800)));
    expect(await screen.findByRole('button', { name: t('images.shared.uploading') })).toBeDisabled();
    release();
    expect(await findCover()).toBeVisible();
  });

  test.each(
    sampleOneIn(3, [
      ['a text', 'text/plain'],
      ['a text that says it is a picture', 'image/png'],
      ['an SVG', 'image/svg+xml'],
    ]),
  )('that is %s is refused before it is sent', async (_, type) => {
    await upload(user, new File(['<svg xmlns="http://www.w3.org/2000/svg"/'], 'cover.png', { type }));
    await problem(t('stories.author.field.cover'), t('images.shared.format'));
    expect(uploads()).toEqual([]);
  });

  test('that only the server sees through is refused at the field, in the reader’s language', long, async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 800 }));
    await upload(user, await file(picture(800, 600)));
    await problem(t('stories.author.field.cover'), t('images.shared.dimensions'));
    await setLanguage('ru');
    expect(await screen.findByText(t('images.shared.dimensions', {}, 'ru'))).toBeVisible();
  });

  test.each(
    sampleOneIn(3, [
      ['there is no network', () => cut('post', '/api/upload/img/cover'), t('errors.offline')],
      [
        'it is too large for the server',
        () => refuse('post', '/api/upload/img/cover', 413, 'images.shared.size'),
        t('images.shared.size'),
      ],
      [
        'the disk is full',
        () => refuse('post', '/api/upload/img/cover', 507, 'errors.disk_full'),
        t('errors.disk_full'),
      ],
    ]),
  )('that fails because %s says so, and the next try works', async (_, fail, sentence) => {
    fail();
    await upload(user, await file(picture(600, 800)));
    await problem(t('stories.author.field.cover'), sentence);
    mend();
    await upload(user, await file(picture(600, 800)));
    expect(await findCover()).toBeVisible();
    expect(page().queryByText(sentence)).not.toBeInTheDocument();
  });

  test.each(
    sampleOneIn(3, [
      ['of another shape', () => file(picture(800, 600))],
      ['that is too large to send', () => file(noise(1500, 2000))],
    ]),
  )('%s is fitted first, and not at all after Cancel', async (_, take) => {
    const taken = await take();
    expect(taken.size > imageKinds.cover.uploadBytes || (await decodeBySharp(taken)).width === 800).toBe(true);
    await upload(user, taken);
    expect(await screen.findByRole('dialog', { name: t('images.shared.crop') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(uploads()).toEqual([]);
    expect(screen.queryByRole('img', { name: t('stories.author.field.cover') })).not.toBeInTheDocument();
  });
});

describe('a cover that is made here', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.stubGlobal('Path2D', Object);
    const context = new Proxy(
      { measureText: (text: string) => ({ width: text.length * 20 }), fillText: (text: string) => lines.push(text) },
      { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
    );
    const convertToBlob = async () => file(noise(600, 800));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => context;
        convertToBlob = convertToBlob;
      },
    );
  });
  const pattern = (name: 'waves' | 'stars') =>
    screen.getByRole('button', { name: t(`stories.author.made_cover.pattern.${name}`) });

  test('says title and pen name, and is replaced by a press, or by a picture', async () => {
    await user.click(pattern('waves'));
    const first = (await findCover()).getAttribute('src')!;
    expect(lines).toEqual([expect.stringMatching(/^Pen /), 'The Long Way Home']);
    const { response } = await server.call('GET', first);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(pattern('waves')).toHaveAttribute('aria-pressed', 'true');
    await user.click(pattern('stars'));
    await waitFor(async () => expect((await findCover()).getAttribute('src')).not.toBe(first));
    expect(pattern('waves')).toHaveAttribute('aria-pressed', 'false');
    expect(uploads()).toHaveLength(2);
    await upload(user, await file(picture(600, 800)));
    await waitFor(() => expect(pattern('stars')).toHaveAttribute('aria-pressed', 'false'));
  });

  test('is made anew for a story that was named anew', long, async () => {
    await user.click(pattern('waves'));
    await findCover();
    await press(user, t('stories.author.back'));
    await write(user, t('stories.author.field.title'), 'Tide');
    expect(uploads()).toHaveLength(1);
    await press(user, t('stories.author.next'));
    await waitFor(() => expect(uploads()).toHaveLength(2));
    expect(lines.at(-1)).toBe('Tide');
    expect(await findCover()).toBeVisible();
  });

  test('is made anew where the story is named anew on the same page', async () => {
    cleanup();
    const me = await server.insert('user', { role: 'author_unsigned', pen_name: 'Ada' });
    const { id } = await server.insert('fiction', { author_id: me.id, title: 'Ebb', language: 'en' });
    await openAs(me, `/story/form?id=${id}`);
    await user.click(await screen.findByRole('button', { name: t('stories.author.made_cover.pattern.waves') }));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await write(user, t('stories.author.field.title'), 'Tide');
    await waitFor(() => expect(uploads()).toHaveLength(2), { timeout: 3000 });
    expect(lines.at(-1)).toBe('Tide');
  });

  test('waits where there is no network, and says so', long, async () => {
    cut('post', '/api/upload/img/cover');
    await user.click(pattern('waves'));
    await problem(t('stories.author.field.cover'), t('errors.offline'));
    expect(pattern('waves')).toHaveAttribute('aria-pressed', 'false');
    mend();
    await user.click(pattern('waves'));
    expect(await findCover()).toBeVisible();
  });
});
