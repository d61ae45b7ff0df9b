import { contractTypes } from '#domain/contracts/contract.ts';
import { findUnknownSlots } from '#domain/contracts/contractText.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, longText, number, text } from '#domain/kit/fields.ts';

const manager = ['content_manager'] as const;

/**
 * A version of the contract that authors sign, in English; the newest of its type is offered. A version is never
 * changed: contracts were signed with it. Slots and headings: `domain/contracts/contractText.ts`.
 */
export const contractTemplate = entity('contract-templates', {
  title: 'name',
  access: { read: ['content_manager', 'work_auditor'], create: manager },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    type: choice(contractTypes, { required: true, filter: true }),
    /** Counted by the server within the type. */
    version: number({ required: true, initial: 1, write: [] }),
    body: longText({ required: true, max: 60_000 }),
  },
  rules: [
    {
      at: 'body',
      message: 'contracts.shared.errors.slots',
      args: ({ body }) => ({ slot: findUnknownSlots(body ?? '')[0]! }),
      holds: ({ body }) => findUnknownSlots(body ?? '').length === 0,
    },
  ],
});
