import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import Plus from 'lucide-react/icons/plus';
import { BackLink } from '../../../ui/BackLink.tsx';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { FoldButton } from '../../../ui/FoldButton.tsx';
import { InStates } from '../InStates.tsx';
import type { DrawPart } from './drawPart.ts';

/** What is pressed. */
export const actionParts: Record<string, DrawPart> = {
  buttons: ({ action }) => (
    <>
      <InStates>
        {() => (
          <div className="actions">
            <button className="button">{action}</button>
            <button className="button quiet">
              <Plus /> {action}
            </button>
            <button className="button danger">{action}</button>
            <button className="button quiet small">{action}</button>
            <button className="button quiet small" aria-pressed>
              <Plus />
            </button>
            <button className="link">{action}</button>
            <CloseButton label={action} />
            <FoldButton label={action} icon={<PanelLeftClose />} onToggle={() => undefined} />
          </div>
        )}
      </InStates>
      <div className="actions">
        <button className="button" disabled>
          {action}
        </button>
        <button className="button quiet" disabled>
          {action}
        </button>
        <button className="button danger" disabled>
          {action}
        </button>
        <BackLink to="/office/design">{action}</BackLink>
      </div>
    </>
  ),
};
