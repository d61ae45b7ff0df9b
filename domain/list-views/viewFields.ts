import { entityNames } from '#domain/entities.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { text, time } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import {
  isColumnWidths,
  isViewFilters,
  viewLimits,
  type ColumnWidths,
  type ViewFilters,
} from '#domain/list-views/listView.ts';

/** Name of the entity that is listed. */
export const resource = t.string().oneOf(entityNames).required();
export const name = ruleOf(text({ required: true, max: viewLimits.name }));
/** What a list shows: 422 for a filter or a sort that its own call does not take from the role. */
export const state = {
  filters: t
    .mixed<ViewFilters>()
    .required()
    .test('filters', message('validation.invalid'), (filters) => isViewFilters(filters)),
  sort: t.string().max(60).required(),
  order: t.string().oneOf(['asc', 'desc']).required(),
  /** Fields in the order of their columns; null: it leaves them to its reader. */
  columns: t.array(t.string().max(60).required()).min(1).max(100).nullable().default(null),
  /** Widths of columns that are not left to what these hold; null: it leaves them all to its reader. */
  widths: t
    .mixed<ColumnWidths>()
    .nullable()
    .default(null)
    .test('widths', message('validation.invalid'), (widths) => widths == null || isColumnWidths(widths)),
};
export const view = t.object({
  id: t.id().required(),
  resource,
  name,
  ...state,
  /** User name of who saved it last. */
  by: t.string().required(),
  /** Only its reader has it. */
  own: t.boolean().required(),
  /** The lists of the role begin with it. */
  first: t.boolean().required(),
  /** The role of its reader has it, who may save over it and remove it; else it is only what their list begins with. */
  shared: t.boolean().required(),
  saved_at: ruleOf(time({ required: true })),
});
export type View = t.InferType<typeof view>;
