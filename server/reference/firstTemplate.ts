import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractType } from '#domain/contracts/contract.ts';

/**
 * The first version of a contract, `contract-templates/<type>.txt`: its name, and below it its text. What the slots mean:
 * `domain/contracts/contractText.ts`.
 */
export function readFirstTemplate(type: ContractType): { name: string; body: string } {
  const text = readFileSync(path.join(import.meta.dirname, 'contract-templates', `${type}.txt`), 'utf8');
  const [name = '', ...body] = text.split('\n\n');
  return { name, body: body.join('\n\n').trimEnd() };
}
