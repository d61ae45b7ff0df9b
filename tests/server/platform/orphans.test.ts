import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { ImageKind } from '#domain/images/imageKinds.ts';
import type { Field } from '#domain/kit/fields.ts';
import { applicationDrafts, contracts, files, profiles, statementConfirmations, tables } from '#server/db/schema.ts';
import { collectUnusedFiles } from '#server/jobs.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { uploadedImage } from '../../support/images.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  server.clock.now = new Date('2100-01-01T00:00:00.000Z');
});

const at = '2100-01-01T00:00:00.000Z';
const hasRow = async (url: string) => (await server.db.$count(files, eq(files.name, getFileName(url)))) === 1;

const personal = (values: Partial<typeof profiles.$inferInsert>) =>
  server.db
    .insert(profiles)
    .values({ user_id: author.id, updated_at: at, ...values })
    .onConflictDoUpdate({ target: profiles.user_id, set: values });

async function confirm(signature: string): Promise<void> {
  const { id: statement_id } = await server.insert('statement', { author_id: author.id });
  const terms = { payment_type: 'bank', payment: {}, address: '', agent: '' } as const;
  await server.db
    .insert(statementConfirmations)
    .values({ ...terms, statement_id, signer_id: author.id, at, signature });
}

/** How an upload is used, and how it is used no longer. */
const uses: [ImageKind | 'doc', (url: string) => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'cover',
    (cover) => server.insert('fiction', { author_id: author.id, cover }),
    () => server.db.update(tables.fiction).set({ cover: '/covers/other.jpg' }),
  ],
  [
    'avatar',
    (avatar) => server.db.update(tables.user).set({ avatar }),
    () => server.db.update(tables.user).set({ avatar: null }),
  ],
  ['identity', (url) => personal({ identity_images: ['/other', url] }), () => personal({ identity_images: [] })],
  ['signature', (signature_image) => personal({ signature_image }), () => personal({ signature_image: null })],
  [
    'screenshot',
    (screenshot) => server.insert('contractApplication', { screenshot }),
    () => server.db.update(tables.contractApplication).set({ screenshot: null }),
  ],
  [
    'doc',
    (chapters_file) => server.insert('contractApplication', { chapters_file }),
    () => server.db.update(tables.contractApplication).set({ chapters_file: null }),
  ],
  [
    'invoicesign',
    (url) => confirm(getFileName(url)),
    () => server.db.update(statementConfirmations).set({ signature: null }),
  ],
];

test.each(uses)('an upload of the kind %s stays for as long as it is used', async (kind, use, drop) => {
  const [used, spare] = [
    await uploadedImage(server, author, kind as ImageKind),
    await uploadedImage(server, author, kind as ImageKind),
  ];
  await use(used);
  expect(await collectUnusedFiles(server.services)).toBe(1);
  expect([await hasRow(used), await hasRow(spare)]).toEqual([true, false]);
  await drop();
  expect(await collectUnusedFiles(server.services)).toBe(1);
  expect(await hasRow(used)).toBe(false);
});

/** The pictures that records have, by the entity and its field. */
const pictures = Object.entries(entities).flatMap(([key, { fields }]) =>
  Object.entries(fields as Record<string, Field>)
    .filter(([, { kind }]) => kind === 'image')
    .map(([field]) => [key as EntityKey, field] as const),
);
const kindByField: Record<string, ImageKind> = { avatar: 'avatar', screenshot: 'screenshot' };

test.each(pictures)('an upload that a record of %s has as its %s stays', async (key, field) => {
  const url = await uploadedImage(server, author, kindByField[field] ?? 'cover');
  await server.insert(key, { [field]: url });
  expect(await collectUnusedFiles(server.services)).toBe(0);
  expect(await hasRow(url)).toBe(true);
});

test.each(['screenshot', 'doc'] as const)('a %s stays for the application that is not sent yet', async (kind) => {
  const url = await uploadedImage(server, author, kind as ImageKind);
  const { id } = await server.insert('fiction', { author_id: author.id });
  const content = kind === 'doc' ? { chapters_file: url } : { screenshot: url };
  await server.db.insert(applicationDrafts).values({ fiction_id: id, content, updated_at: at });
  expect(await collectUnusedFiles(server.services)).toBe(0);
  await server.db.delete(applicationDrafts);
  expect(await collectUnusedFiles(server.services)).toBe(1);
});

test('what an author proved their identity with when they signed stays, though their profile has others', async () => {
  const image = await uploadedImage(server, author, 'identity');
  const { id } = await server.insert('contractApplication');
  const contract = { application_id: id, number: 'C1', type: 'exclusive', issued_at: at } as const;
  await server.db.insert(contracts).values(contract);
  const others = await server.insert('user', { role: 'author_signed' });
  const foreign = await uploadedImage(server, others, 'identity');
  const [{ created_at }] = (await server.db.select().from(files)) as [typeof files.$inferSelect];
  await server.db
    .update(contracts)
    .set({ signer_id: author.id, signed_at: new Date(Date.parse(created_at) + 1000).toISOString() });
  expect(await collectUnusedFiles(server.services)).toBe(1);
  expect([await hasRow(image), await hasRow(foreign)]).toEqual([true, false]);
  await server.db.update(tables.user).set({ merged_into_id: others.id }).where(eq(tables.user.id, author.id));
  await server.db.update(files).set({ owner_id: others.id });
  expect(await collectUnusedFiles(server.services)).toBe(0);
});

test('a file whose kind nothing asks for stays', async () => {
  const url = await uploadedImage(server, author, 'cover');
  await server.db.update(files).set({ kind: 'invoice' });
  expect(await collectUnusedFiles(server.services)).toBe(0);
  expect(await hasRow(url)).toBe(true);
});
