import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/calls/images.ts';
import { imageKinds, isImageKind } from '#domain/rules/images.ts';
import type { Db } from '#server/db/database.ts';
import { files, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import { inSteps, type Context, type HandlersOf, type SessionUser } from '#server/kit/context.ts';
import { notFound } from '#server/kit/refusal.ts';
import { storeImage } from './files.ts';
import { fitImage } from './fit.ts';

const { editor, fiction } = tables;

/** Names of public files are never given to other bytes, so a browser may keep them. */
const forever = 'public, max-age=31536000, immutable';

/** Whoever reviews contracts sees what they are signed with: an editor that of the own authors. */
async function mayRead(db: Db, user: SessionUser, owner_id: number): Promise<boolean> {
  if (user.id === owner_id || user.role === 'content_manager' || user.role === 'work_auditor') return true;
  if (user.role !== 'editor') return false;
  const works = await db
    .select({ id: fiction.id })
    .from(fiction)
    .innerJoin(editor, eq(editor.id, fiction.editor_id))
    .where(and(eq(fiction.author_id, owner_id), eq(editor.user_id, user.id)))
    .limit(1);
  return works.length > 0;
}

async function send(storage: Context['storage'], name: string, cacheControl: string): Promise<Response> {
  const bytes = await storage.get(name);
  if (!bytes) throw notFound();
  return new Response(bytes, {
    headers: {
      'content-type': name.endsWith('.png') ? 'image/png' : 'image/jpeg',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });
}

export const images: HandlersOf<typeof calls> = {
  uploadImage: inSteps(({ params, file }) => fitImage(params.kind, file), storeImage),

  async getFile({ params: { kind, name } }, { storage }) {
    if (!isImageKind(kind) || imageKinds[kind].private) throw notFound();
    return send(storage, `${kind}/${name}`, forever);
  },

  async getPrivateFile({ params }, context) {
    const { db, user, storage } = context;
    const name = `${params.kind}/${params.name}`;
    const [file] = await db.select().from(files).where(eq(files.name, name));
    if (!file || !isImageKind(file.kind) || !imageKinds[file.kind].private) throw notFound();
    if (!(await mayRead(db, user, file.owner_id))) throw notFound();
    const image = await send(storage, name, 'no-store');
    if (user.id !== file.owner_id) await audit(context, 'read_image', 'users', file.owner_id, { image: { to: name } });
    return image;
  },
};
