import { entity } from '#domain/kit/entity.ts';
import { text, time } from '#domain/kit/fields.ts';

const manager = ['content_manager'] as const;

/** A time in which contracts can be neither applied for nor signed (decisions.md, 'Contracts'). */
export const maintenanceWindow = entity('maintenance-windows', {
  title: 'name',
  access: { read: manager, create: manager, update: manager, delete: manager },
  sort: { field: 'starts_at', order: 'desc' },
  fields: {
    name: text({ required: true, search: true, max: 100 }),
    starts_at: time({ required: true, filter: true }),
    ends_at: time({ required: true, filter: true }),
  },
  rules: [
    {
      at: 'ends_at',
      message: 'contracts.shared.errors.window_order',
      holds: ({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at,
    },
  ],
});
