import { randomUUID } from 'node:crypto';
import type { ContractStatus } from '#domain/contracts/contract.ts';
import { files } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { ApplicationRow, ContractRow } from './rows.ts';

/** What a contract comes as. */
const pdfKinds = ['document', 'certificate'] as const;
type PdfKind = (typeof pdfKinds)[number];
const isPdfKind = (kind: string): kind is PdfKind => (pdfKinds as readonly string[]).includes(kind);

/** Keeps a PDF that belongs to an author; no call for files answers it. */
export async function storePdf(
  { db, now, storage }: Pick<Context, 'db' | 'now' | 'storage'>,
  owner_id: number,
  bytes: Uint8Array,
): Promise<string> {
  const name = `contract/${randomUUID()}.pdf`;
  await db
    .insert(files)
    .values({ name, kind: 'contract', owner_id, bytes: bytes.byteLength, created_at: now.toISOString() });
  await storage.put(name, bytes);
  return name;
}

/** 409 for a contract that was not signed in time, whether the clock has come to it or not. */
export function refuseExpired({ status, expires_at }: ApplicationRow, now: Date): void {
  const late = status === 'signature_verification' && (expires_at === null || expires_at <= now.toISOString());
  if (late || status === 'expired') throw conflict('contracts.shared.errors.link_expired');
}

/**
 * The bytes that were issued; 409 where there are none to see, as of a contract on paper, which may be no more than a
 * story that is under contract, or what is stored is not what was issued.
 */
export async function readPdf(
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  contract: ContractRow | undefined,
  kind: string,
  status?: ContractStatus,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPdfKind(kind)) throw notFound();
  if (contract?.paper || (!contract && status === 'signed')) throw conflict('contracts.shared.errors.paper');
  if (!contract) throw notFound();
  const { [kind]: name, [`${kind}_hash` as const]: hash } = contract;
  if (name === null) throw notFound();
  const bytes = await storage.get(name);
  if (bytes && hashSha256(bytes) === hash) return bytes;
  log.error({ contract: contract.number, kind }, 'the stored file is not what was issued');
  throw conflict('contracts.shared.errors.document_changed');
}

/** A PDF that the browser shows, and that no cache keeps. */
export const respondWithPdf = (bytes: Uint8Array<ArrayBuffer>, { number }: ContractRow, kind: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}-${kind}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
