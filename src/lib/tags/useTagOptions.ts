import { useQuery } from '@tanstack/react-query';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { tagsQuery } from './tagsQuery.ts';
import { useTagNames } from './useTagNames.ts';

/**
 * The codes of reference data that a field may hold, and those that it has already; the field's name says which they are:
 * `genre`, `genres`, or `plot_tags` of the group `plot`.
 */
export function useTagOptions(field: string, chosen: readonly string[] = [], enabled = true) {
  const { data } = useQuery({ ...tagsQuery, enabled });
  const nameTags = useTagNames();
  const group = tagGroups.find((name) => [name, `${name}s`, `${name}_tags`].includes(field));
  return nameTags((group && data?.[group]) || [], chosen);
}
