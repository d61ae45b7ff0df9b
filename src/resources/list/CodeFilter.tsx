import { useTagOptions } from '../../lib/tags/useTagOptions.ts';
import { SearchedSelect } from '../inputs/SearchedSelect.tsx';
import type { FramedProps } from '../inputs/useFramed.ts';

/** One of the codes of reference data that a field holds. */
export function CodeFilter(props: FramedProps) {
  return <SearchedSelect {...props} options={useTagOptions(props.source)} />;
}
