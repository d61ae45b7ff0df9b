import { RecordLink } from '../../../../resources/record/RecordLink.tsx';
import { getPreviewPath } from './previewPath.ts';

/** Leads from an article to what is saved of it, whose address can be given to others who write articles. */
export const PreviewLink = () => (
  <RecordLink to={({ id }) => getPreviewPath(id)} label="articles.office.preview.open" />
);
