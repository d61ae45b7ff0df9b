import { eq, max, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { createCrud, insertRecord, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { selectRecord } from '#server/kit/list.ts';

const { contractTemplate } = tables;
const generated = createCrud('contractTemplate');

/** The back office's calls for templates: a new one is the next version of its type. */
const contractTemplateHandlers: CrudHandlers = {
  ...generated,
  async create({ body }, context: Context) {
    const { db } = context;
    // One at a time, so that no two versions get the same number.
    await db.execute(sql`lock table ${contractTemplate} in share row exclusive mode`);
    const [last] = await db
      .select({ version: max(contractTemplate.version) })
      .from(contractTemplate)
      .where(eq(contractTemplate.type, body.type));
    const version = (last?.version ?? 0) + 1;
    const { id } = await insertRecord(context, entities.contractTemplate, { ...body, version });
    return selectRecord(context, entities.contractTemplate, id as number);
  },
};

export const office: OfficeHandlers = { contractTemplate: contractTemplateHandlers };
