import { eq } from 'drizzle-orm';
import { isDemoAuthor } from '#demo/accounts/authors.ts';
import { demoDevice } from '#demo/accounts/demoDevice.ts';
import type { People } from '#demo/accounts/people.ts';
import { drawProfileImages, seedProfile } from '#demo/accounts/profiles.ts';
import { toIso } from '#demo/kit/time.ts';
import { isIn, type Story } from '#demo/stories/stories.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { contracts, tables } from '#server/db/schema.ts';
import {
  loadContractData,
  drawCertificate,
  drawContract,
  formatContractNumber,
  loadTemplate,
  storePdf,
  type ApplicationWithStory,
  type ContractRow,
} from '#server/features/contracts/index.ts';
import type { Context } from '#server/kit/context.ts';
import type { Payer } from '#server/kit/services.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { Storage } from '#server/kit/storage.ts';
import type { Writer } from '#server/kit/writer.ts';
import { seedApplications, type Applied } from './applications.ts';
import { seedInvitations } from './invitations.ts';

const { contractApplication, fiction } = tables;
interface Into {
  db: Db;
  storage: Storage;
  payer: Payer;
}

/** Electronic contracts of the demo author; the others were signed on paper, which costs nothing to draw. */
const electronic = 2;
const isWaiting = ({ contract, volume }: Story) =>
  volume === 0 && (contract === 'signature_verification' || contract === 'contract_review');

async function loadOpened(db: Db, id: number): Promise<ApplicationWithStory> {
  const [row] = await db
    .select({ application: contractApplication, story: fiction })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(eq(contractApplication.id, id));
  return row!;
}

/** Draws up a contract, and signs and confirms it as far as its application has come. */
async function issue(into: Into, { id, story, at }: Applied, signature: string, auditor_id: number) {
  const { db, storage, payer } = into;
  const now = new Date(at.approve!);
  const row = await loadOpened(db, id);
  const template = await loadTemplate(db, row.application.type);
  const data = await loadContractData({ db, now }, row);
  const bytes = await drawContract(template, data, payer, now);
  const signed = at.sign !== undefined && {
    signer_id: story.author.id,
    signature,
    signature_hash: hashSha256((await storage.get(signature))!),
    signed_at: toIso(at.sign),
    signer_address: demoDevice.address,
    signer_agent: demoDevice.agent,
  };
  const [contract] = await db
    .insert(contracts)
    .values({
      application_id: id,
      number: data.number,
      type: row.application.type,
      template_id: template.id,
      data,
      document: await storePdf({ db, now, storage }, story.author.id, bytes),
      document_hash: hashSha256(bytes),
      issued_at: toIso(at.approve!),
      ...signed,
    })
    .returning();
  if (at.confirm !== undefined) await certify(into, row, contract!, at.confirm, auditor_id);
}

async function certify(into: Into, row: ApplicationWithStory, contract: ContractRow, at: number, auditor_id: number) {
  const context = { ...into, now: new Date(at), user: { id: auditor_id } } as Context;
  const bytes = await drawCertificate(context, row, contract);
  await into.db
    .update(contracts)
    .set({
      confirmed_by: auditor_id,
      confirmed_at: toIso(at),
      certificate: await storePdf(context, row.story.author_id, bytes),
      certificate_hash: hashSha256(bytes),
    })
    .where(eq(contracts.id, contract.id));
}

/** Applications and contracts that fit the states of the stories. */
export async function seedContracts(
  into: Into,
  write: Writer,
  people: People,
  stories: readonly Story[],
  now: number,
): Promise<void> {
  const { db } = into;
  const counted = await db.select({ id: fiction.id, words: fiction.word_count }).from(fiction);
  const words = new Map(counted.map((row) => [row.id, row.words]));
  const applied = await seedApplications(db, write, people, stories, words, now);
  const exemplary = new Set(
    applied.filter(({ story }) => isDemoAuthor(story.author) && story.contract === 'signed').slice(0, electronic),
  );
  const withPdf = applied.filter((one) => isWaiting(one.story) || exemplary.has(one));
  const images = await drawProfileImages();
  const signatures = new Map<number, string>();
  for (const { story } of applied.filter(
    (one) => withPdf.includes(one) || (isIn('in_review', one.story) && one.story.volume === 0),
  ))
    if (!signatures.has(story.author.id))
      signatures.set(story.author.id, await seedProfile(into, story.author, images));
  const auditor_id = people.getId('wauditor');
  for (const one of withPdf) await issue(into, one, signatures.get(one.story.author.id)!, auditor_id);
  const onPaper = applied
    .filter((one) => one.at.approve !== undefined && one.story.contract !== 'expired' && !withPdf.includes(one))
    .map(({ id, story, at }) => ({
      application_id: id,
      number: formatContractNumber(id, new Date(at.approve!)),
      type: story.exclusive ? ('exclusive' as const) : ('non_exclusive' as const),
      paper: true,
      issued_at: toIso(at.approve!),
      signed_at: at.sign === undefined ? null : toIso(at.sign),
      confirmed_at: at.confirm === undefined ? null : toIso(at.confirm),
    }));
  await seedInvitations(write, people, stories, now);
  await insertAll(db, contracts, onPaper);
}
