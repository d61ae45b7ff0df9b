import { and, asc, eq, ne } from 'drizzle-orm';
import { applicationSteps, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { loadContractData } from './data.ts';
import type { ContractRow, ApplicationWithStory } from './rows.ts';

const { user } = tables;

/** The certificate of a signature that the caller confirms now. */
export async function drawCertificate(
  { db, now, user: me, storage, payer }: Context,
  opened: ApplicationWithStory,
  contract: ContractRow,
): Promise<Buffer> {
  const { signature, signature_hash, document_hash, signer_address, signer_agent, signed_at } = contract;
  const image = signature ? await storage.get(signature) : undefined;
  if (!image || !document_hash || !signature_hash || hashSha256(image) !== signature_hash)
    throw conflict('contracts.shared.errors.document_changed');
  const steps = await db
    .select({ step: applicationSteps.step, at: applicationSteps.at })
    .from(applicationSteps)
    .where(and(eq(applicationSteps.application_id, opened.application.id), ne(applicationSteps.step, 'confirm')))
    .orderBy(asc(applicationSteps.id));
  const [reviewer] = await db.select({ name: user.user_name }).from(user).where(eq(user.id, me.id));
  // Of a contract that was issued before they were kept.
  const data = contract.data ?? (await loadContractData({ db, now: new Date(contract.issued_at) }, opened));
  const { writeCertificatePdf } = await import('./pdf/certificate.ts');
  return writeCertificatePdf(
    {
      number: contract.number,
      title: data.title,
      type: contract.type,
      pen_name: data.pen_name,
      signer: {
        legal_name: data.legal_name,
        place: [data.city, data.country].filter(Boolean).join(', '),
        email: data.email,
        address: signer_address ?? '',
        agent: signer_agent ?? '',
      },
      payer,
      signature: image,
      signature_hash,
      document_hash,
      reviewer: reviewer?.name ?? '',
      timeline: [
        ...steps.map(({ step, at }) => ({ at: step === 'sign' ? (signed_at ?? at) : at, step })),
        { at: now.toISOString(), step: 'confirm' },
      ],
    },
    now,
  );
}
