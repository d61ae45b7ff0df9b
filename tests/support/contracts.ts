import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ContractStep } from '#domain/contracts/contract.ts';
import { contracts, files, paymentInfos, profiles, tables } from '#server/db/schema.ts';
import { expireContracts } from '#server/features/contracts/expireContracts.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { readFirstTemplate } from '#server/reference/firstTemplate.ts';
import { uploadedImage } from './images.ts';
import { password, type RowOf, type ValuesOf } from './records.ts';
import type { Answer, TestServer } from './server.ts';

/** When the authors here saved where they are paid. */
export const paymentDetailsSaved = '2026-03-01T00:00:00.000Z';

/** What an author fills in, in full. */
export const applicationForm = {
  type: 'exclusive',
  editor_id: null as number | null,
  first_paywall_chapter: 9,
  expected_words: 90_000,
  push_lines: 'She came back for the house. It had kept her room.',
  short_copy: 'A house. A debt. A sister.',
  outline: 'A woman comes home.',
  other_platforms: null as string | null,
  screenshot: null as string | null,
  chapters_file: null as string | null,
  referee_name: null as string | null,
  payment_seen: paymentDetailsSaved,
  original: true,
};

const image = sharp({ create: { width: 134, height: 60, channels: 4, background: '#0003' } })
  .png()
  .toBuffer();

/** The address of a signature that an account has uploaded, with its bytes. */
export async function uploadSignature(server: TestServer, owner: { id: number }): Promise<string> {
  const name = `signature/${randomUUID()}.png`;
  await server.services.storage.put(name, await image);
  const created_at = server.clock.now.toISOString();
  await server.db.insert(files).values({ name, kind: 'signature', owner_id: owner.id, bytes: 100, created_at });
  return getFileUrl(name);
}

/** An author whose profile has all that a contract needs, and who is paid by PayPal. */
export async function completeAuthor(server: TestServer, values: ValuesOf<'user'> = {}): Promise<RowOf<'user'>> {
  const author = await server.insert('user', { role: 'author_unsigned', ...values });
  await server.db.insert(profiles).values({
    user_id: author.id,
    real_name: 'Mira Anand ดาริกา',
    birth_date: '1990-12-31',
    nationality: 'IN',
    country: 'FR',
    city: 'Lyon',
    mobile: '+33 1 23 45 67 89',
    identity_images: [await uploadedImage(server, author, 'identity')],
    updated_at: server.clock.now.toISOString(),
  });
  await server.db.insert(paymentInfos).values({
    user_id: author.id,
    payment_type: 'paypal',
    payee: 'Mira Anand',
    payee_account: 'mira@example.com',
    updated_at: paymentDetailsSaved,
  });
  return author;
}

/** Those whom a contract passes through, and a story that is long enough. */
export async function contractScene(server: TestServer, storyValues: ValuesOf<'fiction'> = {}) {
  const author = await completeAuthor(server);
  const account = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: account.id, languages: ['en', 'th'] });
  const auditor = await server.insert('user', { role: 'work_auditor' });
  const { name, body } = readFirstTemplate('exclusive');
  await server.insert('contractTemplate', { type: 'exclusive', name, body });
  const story = await server.insert('fiction', {
    author_id: author.id,
    language: 'en',
    word_count: 20_000,
    ...storyValues,
  });
  const tokens = {
    author: await server.signIn(author),
    editor: await server.signIn(account),
    work_auditor: await server.signIn(auditor),
  };
  const signature = await uploadSignature(server, author);

  const latest = async () => {
    const rows = await server.db
      .select()
      .from(tables.contractApplication)
      .where(eq(tables.contractApplication.fiction_id, story.id))
      .orderBy(tables.contractApplication.id);
    return rows.at(-1);
  };
  const mine = (path: string, body?: object, headers?: Record<string, string>) =>
    server.call('POST', `/api/sign/${path}`, { token: tokens.author, body, ...(headers && { headers }) });
  const office = async (step: string, body?: object, by: keyof typeof tokens = 'editor') =>
    server.call('POST', `/api/office/contract-applications/${(await latest())?.id ?? 1}/${step}`, {
      token: tokens[by],
      body,
    });
  const documentHash = async () => (await server.db.select().from(contracts)).at(-1)?.document_hash ?? '0'.repeat(64);
  const sign = async (changes: object = {}, headers?: Record<string, string>) =>
    mine(
      `contracts/${story.id}`,
      { document_hash: await documentHash(), signature_url: signature, password, ...changes },
      headers,
    );
  const expire = async (): Promise<Answer> => {
    const count = await expireContracts(server.services);
    return { status: count === 1 ? 200 : 409, message: '', data: null, response: new Response() };
  };

  /** Each step, as the one takes it who may. */
  const take: Record<ContractStep | 'auditorReject', () => Promise<Answer>> = {
    apply: () => mine(`applications/${story.id}`, applicationForm),
    take: () => office('take'),
    approve: () => office('approve'),
    sign: () => sign(),
    confirm: () => office('confirm', undefined, 'work_auditor'),
    reject: () => office('reject', { notice: 'The opening is slow.' }),
    auditorReject: () => office('reject', { notice: 'The signature is not yours.' }, 'work_auditor'),
    cancel: () => mine(`applications/${story.id}/cancel`),
    expire,
  };
  const status = async () => {
    const [row] = await server.db.select().from(tables.fiction).where(eq(tables.fiction.id, story.id));
    return row!.contract_status;
  };
  /** Goes this way, one step after another. */
  const go = async (...steps: (keyof typeof take)[]) => {
    for (const step of steps) {
      const answer = await take[step]();
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${answer.message}`);
    }
  };
  return { author, account, editor, auditor, story, tokens, signature, latest, mine, office, sign, take, go, status };
}

export type ContractScene = Awaited<ReturnType<typeof contractScene>>;
