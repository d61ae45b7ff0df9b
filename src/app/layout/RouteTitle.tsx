import { useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';

/** The document's title is the route's; a page that stands after this in the tree may know a better one. */
export function RouteTitle({ title }: { title: MessageKey }) {
  usePageTitle(useT()(title));
  return null;
}
