import { RecordLink } from '../../../../resources/record/RecordLink.tsx';

/** Leads from an article to what is saved of it, whose address can be given to others who write articles. */
export const PreviewLink = () => (
  <RecordLink to={({ id }) => `/office/articles/preview?id=${id}`} label="articles.office.preview.open" />
);
