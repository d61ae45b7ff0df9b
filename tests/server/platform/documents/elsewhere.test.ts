import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { checkDocx, readChapters } from '#server/platform/documents/read.ts';
import { plainChapter, rawDocx, relation } from '../../../support/docx.ts';

const external = (kind: string, target: string) =>
  rawDocx(plainChapter(), { relations: relation(kind, target, 'External') });

const elsewhere: [name: string, make: () => Uint8Array][] = [
  ['a template from elsewhere', () => external('attachedTemplate', 'http://example.com/a.dotm')],
  ['a template on a share', () => external('attachedTemplate', 'file://example.com/a.dotm')],
  ['a picture from elsewhere', () => external('image', 'https://example.com/a.png')],
  ['a picture on a share', () => external('image', '\\\\example.com\\a.png')],
  ['an object from elsewhere', () => external('oleObject', 'mhtml:http://example.com/a')],
  ['a picture on a share, with all the signs', () => external('image', 'file:////example.com/a.png')],
  ['a frame from elsewhere', () => external('frame', '//example.com/a')],
  [
    'a template that its settings name',
    () =>
      rawDocx(plainChapter(), {
        parts: {
          'word/_rels/settings.xml.rels': strToU8(
            `<Relationships>${relation('attachedTemplate', 'http://example.com/a.dotm', 'External')}</Relationships>`,
          ),
        },
      }),
  ],
];

describe.each(elsewhere)('%s', (_, make) => {
  test('is left out of an import, which is read', async () => {
    expect((await readChapters(make())).sections).toMatchObject([{ number: 1, paragraph_words: [20] }]);
  });

  test('refuses a file that is kept whole, since who opens it would ask for that', async () => {
    await expect(checkDocx(make())).rejects.toMatchObject({ reason: { message: 'chapter-import.shared.external' } });
  });
});

test('a linked picture is told and never fetched', async () => {
  let requests = 0;
  const site = createServer((_, response) => response.end(String(++requests))).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const picture =
    '<w:p><w:r><w:drawing><pic:pic><pic:blipFill><a:blip r:link="r"/></pic:blipFill></pic:pic></w:drawing></w:r></w:p>';
  const file = rawDocx(plainChapter() + picture, {
    relations: relation('image', `http://127.0.0.1:${port}/a.png`, 'External'),
  });
  const { sections } = await runInThread(1, 'read', { bytes: file });
  expect(sections).toMatchObject([{ number: 1, left_out: { picture: 1 } }]);
  expect(requests).toBe(0);
  site.close();
});
