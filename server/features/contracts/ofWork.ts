import { desc, eq } from 'drizzle-orm';
import type * as calls from '#domain/contracts/contractReviews.calls.ts';
import { entities } from '#domain/entities.ts';
import { contracts, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { selectRecord } from '#server/kit/list.ts';

const { contractApplication } = tables;

export const ofWork: Pick<HandlersOf<typeof calls>, 'listWorkContracts'> = {
  async listWorkContracts({ params: { id } }, context) {
    if (!(await selectRecord(context, entities.fiction, id))) throw notFound();
    const items = await context.db
      .select({
        application_id: contracts.application_id,
        number: contracts.number,
        type: contracts.type,
        status: contractApplication.status,
        paper: contracts.paper,
        issued_at: contracts.issued_at,
        signed_at: contracts.signed_at,
        confirmed_at: contracts.confirmed_at,
      })
      .from(contracts)
      .innerJoin(contractApplication, eq(contractApplication.id, contracts.application_id))
      .where(eq(contractApplication.fiction_id, id))
      .orderBy(desc(contracts.id));
    return { items };
  },
};
