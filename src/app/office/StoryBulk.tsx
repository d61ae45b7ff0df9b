import { HandoverButton } from '../../custom/editors/office/HandoverButton.tsx';
import { SharesButton } from '../../custom/stories/office/SharesButton.tsx';

/** What is done with works that are marked: their shares are set, or another editor looks after them. */
export const StoryBulk = () => (
  <>
    <SharesButton />
    <HandoverButton />
  </>
);
