import { eq } from 'drizzle-orm';
import type * as calls from '#domain/contracts/contracts.calls.ts';
import { contracts } from '#server/db/schema.ts';
import { proveOwnPassword } from '#server/features/accounts/index.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf, type Input } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { lockFile, getFileName, ownsImages } from '#server/platform/files/files.ts';
import { refuseUnlessLasting } from './eligible.ts';
import { readPdf, refuseExpired } from './files.ts';
import {
  findContract,
  findOwnStory,
  refuseInMaintenance,
  findLatestApplication,
  findMaintenance,
  loadOwnForUpdate,
} from './rows.ts';
import { checkStep, transition } from './transition.ts';

type SignInput = Input<typeof calls.signContract>;

interface Proven {
  input: SignInput;
  signature: { name: string; hash: string };
}

/** The password, the signature and the document, before anything is locked. */
async function prove(input: SignInput, context: Context): Promise<Proven> {
  const { params, body } = input;
  const story = await findOwnStory(context, params.fiction_id);
  const application = await findLatestApplication(context.db, story.id);
  if (application) refuseExpired(application, context.now);
  const contract = application && (await findContract(context.db, application.id));
  if (!contract) throw conflict('contracts.shared.errors.step');
  await proveOwnPassword(context, body.password, 'password');
  await ownsImages(context, 'signature', [body.signature_url], 'signature_url');
  const name = getFileName(body.signature_url);
  const image = await context.storage.get(name);
  if (!image) throw invalidField('signature_url', 'validation.missing_record');
  if (hashSha256(await readPdf(context, contract, 'document')) !== body.document_hash)
    throw conflict('contracts.shared.errors.document_changed');
  return { input, signature: { name, hash: hashSha256(image) } };
}

export const signHandlers: Pick<HandlersOf<typeof calls>, 'signContract'> = {
  signContract: withPreparation(prove, async ({ input, signature }, context) => {
    const { db, now, user, address, userAgent } = context;
    const maintenance = await findMaintenance(db, now);
    if (maintenance) throw refuseInMaintenance(maintenance);
    const opened = await loadOwnForUpdate(context, input.params.fiction_id);
    refuseExpired(opened.application, now);
    await checkStep(context, opened, 'sign', 'author');
    await refuseUnlessLasting(context, opened.story, 'errors');
    const { id } = opened.application;
    const contract = await findContract(db, id);
    if (!contract) throw notFound();
    if (contract.document_hash !== input.body.document_hash) throw conflict('contracts.shared.errors.document_changed');
    await lockFile(context, signature.name, 'signature_url');
    const signed_at = now.toISOString();
    await db
      .update(contracts)
      .set({
        signer_id: user.id,
        signature: signature.name,
        signature_hash: signature.hash,
        signed_at,
        signer_address: address,
        signer_agent: userAgent,
      })
      .where(eq(contracts.id, contract.id));
    const contract_status = await transition(context, opened, 'sign', 'author');
    return { number: contract.number, contract_status, signed_at };
  }),
};
