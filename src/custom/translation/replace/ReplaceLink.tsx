import { RecordLink } from '../../../resources/record/RecordLink.tsx';

interface Entry {
  id: number;
  state: string;
}

const formatPath = ({ id, state }: Entry) => (state === 'approved' ? `/office/replace-term?entry=${id}` : undefined);

/** Leads from an approved entry to where translations still say what it was before. */
export const ReplaceLink = () => <RecordLink to={formatPath} label="translation.office.replace.title" />;
