import { eq } from 'drizzle-orm';
import type * as calls from '#domain/articles/articleWriting.calls.ts';
import { findTextProblems } from '#domain/articles/textProblems.ts';
import { articleImage } from '#domain/images/imageKinds.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { storeImage } from '#server/platform/files/files.ts';
import { fitImage } from '#server/platform/files/fit.ts';
import { loadKeptNumbers, loadTranslatedNumbers } from './clauses/kept.ts';
import { drawTexts, loadPresentNumbers } from './draw.ts';
import { findLinking } from './linkedFrom.ts';
import { findMissing } from './missing.ts';

const { article } = tables;

export const writing: HandlersOf<typeof calls> = {
  async previewArticle({ body: { body, language, state, id, clause } }, context) {
    const { db } = context;
    const kept = clause && language !== defaultLanguage ? await loadTranslatedNumbers(context, clause) : undefined;
    const [text] = await drawTexts(context, [{ title: '', summary: '', body, language }], kept);
    const isPublic = state === 'published';
    const missing = await findMissing(db, body, { isPublic });
    const linking = isPublic || id === null ? [] : await findLinking(db, id);
    return { html: text!.html, problems: [...findTextProblems(body), ...missing, ...linking] };
  },

  readPresentNumbers: (_call, context) => loadPresentNumbers(context),

  uploadArticlePicture: withPreparation(
    async ({ file }, { user }) => {
      const image = await fitImage(user.id, articleImage, file);
      const { default: sharp } = await import('sharp');
      return { image, pixels: await sharp(image.stored).metadata() };
    },
    async ({ image, pixels }, context) => {
      const { url } = await storeImage(image, context);
      return { url: `${url}#${pixels.width}x${pixels.height}` };
    },
    { storesFile: true },
  ),

  async readSavedArticle({ params: { id }, query: { edition } }, context) {
    const [row] = await context.db.select().from(article).where(eq(article.id, id));
    if (!row) throw notFound();
    const kept = row.place === 'clause' ? await loadKeptNumbers(context, row, edition) : undefined;
    const [text] = await drawTexts(context, [row], kept);
    return text!;
  },
};
