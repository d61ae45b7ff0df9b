import { useQuery } from '@tanstack/react-query';
import { tagGroups } from '#domain/stories/tag.entity.ts';
import { tagsQuery } from '../../lib/tags/tagsQuery.ts';
import { useTagNames } from '../../lib/tags/useTagNames.ts';
import { SearchedSelect } from '../inputs/SearchedSelect.tsx';
import type { FramedProps } from '../inputs/useFramed.ts';

/** One of the codes of reference data that a field holds, by its name: `genre`, or `plot_tags` of the group `plot`. */
export function CodeFilter(props: FramedProps) {
  const { data } = useQuery(tagsQuery);
  const nameTags = useTagNames();
  const group = tagGroups.find((name) => props.source === name || props.source === `${name}_tags`);
  const options = nameTags((group && data?.[group]) || [], []);
  return <SearchedSelect {...props} options={options} />;
}
