import { and, eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { articleImage, imageKinds, isImageKind } from '#domain/images/imageKinds.ts';
import type * as calls from '#domain/images/images.calls.ts';
import { files, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { docKind, invoiceKind, isPrivate, storeImage } from '../../platform/files/files.ts';
import { fitImage } from '../../platform/files/fit.ts';
import { respondWithFile } from '../../platform/files/respond.ts';

const { fiction } = tables;

/** Names of public files are never given to other bytes, so a browser may keep them. */
const forever = 'public, max-age=31536000, immutable';

/** What stands in an application, which the content manager reads too. */
const applied = new Set<string>(['screenshot', docKind]);
/** What says whom an account belongs to, which the content manager answers for. */
const ofPerson = new Set<string>(['identity']);

/** Whoever reviews contracts sees what they are signed with: an editor that of the own authors. Invoices are finance's. */
async function mayRead(
  { db, user, now }: Context,
  { kind, owner_id }: { kind: string; owner_id: number },
): Promise<boolean> {
  if (user.id === owner_id) return true;
  if (kind === invoiceKind || kind === 'invoicesign') return user.role === 'finance_manager';
  if (user.role === 'work_auditor' || (user.role === 'content_manager' && (applied.has(kind) || ofPerson.has(kind))))
    return true;
  if (user.role !== 'editor') return false;
  return (
    (await db.$count(fiction, and(eq(fiction.author_id, owner_id), buildScope(db, entities.fiction, user, now)))) > 0
  );
}

export const images: HandlersOf<typeof calls> = {
  uploadImage: withPreparation(
    ({ params, file }, { user }) => {
      if (params.kind === articleImage) throw notFound();
      return fitImage(user.id, params.kind, file);
    },
    storeImage,
    { storesFile: true },
  ),
  uploadCover: withPreparation(({ file }, { user }) => fitImage(user.id, 'cover', file), storeImage, {
    storesFile: true,
  }),

  async getFile({ params: { kind, name } }, context) {
    if (!isImageKind(kind) || imageKinds[kind].private) throw notFound();
    return respondWithFile(context, `${kind}/${name}`, forever);
  },

  async getPrivateFile({ params }, context) {
    const { db, user } = context;
    const name = `${params.kind}/${params.name}`;
    const [file] = await db.select().from(files).where(eq(files.name, name));
    if (!file || !isPrivate(file.kind)) throw notFound();
    if (!(await mayRead(context, file))) throw notFound();
    const response = await respondWithFile(context, name, 'no-store');
    if (user.id === file.owner_id || !response.body) return response;
    try {
      await audit(context, 'read_image', 'users', file.owner_id, { image: { to: name } });
    } catch (error) {
      await response.body.cancel();
      throw error;
    }
    return response;
  },
};
