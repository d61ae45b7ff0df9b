import { and, eq } from 'drizzle-orm';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
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

const { fiction } = tables;

/** Names of public files are never given to other bytes, so a browser may keep them. */
const forever = 'public, max-age=31536000, immutable';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', docx: docxType };

/** What stands in an application, which the content manager reads too. */
const applied = new Set<string>(['screenshot', docKind]);

/** Whoever reviews contracts sees what they are signed with: an editor that of the own authors. Invoices are finance's. */
async function mayRead(
  { db, user, now }: Context,
  { kind, owner_id }: { kind: string; owner_id: number },
): Promise<boolean> {
  if (user.id === owner_id) return true;
  if (kind === invoiceKind || kind === 'invoicesign') return user.role === 'finance_manager';
  if (user.role === 'work_auditor' || (user.role === 'content_manager' && applied.has(kind))) return true;
  if (user.role !== 'editor') return false;
  return (
    (await db.$count(fiction, and(eq(fiction.author_id, owner_id), buildScope(db, entities.fiction, user, now)))) > 0
  );
}

async function send(storage: Context['storage'], name: string, cacheControl: string): Promise<Response> {
  const bytes = await storage.get(name);
  if (!bytes) throw notFound();
  const ending = name.split('.').at(-1)!;
  return new Response(bytes, {
    headers: {
      'content-type': types[ending]!,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      ...(ending === 'docx' && { 'content-disposition': 'attachment; filename="document.docx"' }),
    },
  });
}

export const images: HandlersOf<typeof calls> = {
  uploadImage: withPreparation(({ params, file }, { user }) => {
    if (params.kind === articleImage) throw notFound();
    return fitImage(user.id, params.kind, file);
  }, storeImage),
  uploadCover: withPreparation(({ file }, { user }) => fitImage(user.id, 'cover', file), storeImage),

  async getFile({ params: { kind, name } }, { storage }) {
    if (!isImageKind(kind) || imageKinds[kind].private) throw notFound();
    return send(storage, `${kind}/${name}`, forever);
  },

  async getPrivateFile({ params }, context) {
    const { db, user, storage } = context;
    const name = `${params.kind}/${params.name}`;
    const [file] = await db.select().from(files).where(eq(files.name, name));
    if (!file || !isPrivate(file.kind)) throw notFound();
    if (!(await mayRead(context, file))) throw notFound();
    const image = await send(storage, name, 'no-store');
    if (user.id !== file.owner_id) await audit(context, 'read_image', 'users', file.owner_id, { image: { to: name } });
    return image;
  },
};
