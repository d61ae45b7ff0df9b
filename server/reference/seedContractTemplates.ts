import { contractTypes } from '#domain/contracts/contract.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { endOfDay, startOfDay } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { Writer } from '#server/kit/writer.ts';
import { readFirstTemplate } from './firstTemplate.ts';
import { readFirstTerms } from './firstTerms.ts';

/** The first contracts with their terms, and the maintenance that the specification tells of. */
export async function seedContractTemplates(db: Pick<Db, '$count'>, write: Writer, created_at: string): Promise<void> {
  if ((await db.$count(tables.contractTemplate)) > 0) return;
  const ids = await write(
    'contractTemplate',
    contractTypes.map((type) => ({ type, ...readFirstTemplate(type), version: 1, created_at })),
  );
  const firstTerms = readFirstTerms();
  await write(
    'contractTerms',
    contractTypes.flatMap((type, index) =>
      Object.entries(firstTerms).map(([language, terms]) => ({
        template_id: ids[index]!,
        language: language as InterfaceLanguage,
        terms: terms[type].join('\n'),
        created_at,
      })),
    ),
  );
  await write('maintenanceWindow', [
    {
      name: 'Upgrade of signing, March 2023',
      starts_at: startOfDay('2023-03-21').toISOString(),
      ends_at: endOfDay('2023-03-27').toISOString(),
      created_at,
    },
  ]);
}
