import { useNotify } from 'ra-core';
import { useState } from 'react';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ReasonArea } from '../../../ui/reason/ReasonArea.tsx';
import type { SampleTexts } from '../sampleTexts.ts';
import type { DrawPart } from './drawPart.ts';

const dialogs = ['ask', 'danger', 'form', 'wide', 'keys'] as const;

/** The language and the mode of a dialog and of a message are those of the page, whatever sample opens them. */
function Dialogs({ words: { title, text, action, name }, id }: { words: SampleTexts; id: string }) {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  const close = () => setOpen(undefined);
  const ask = { title, action, onDo: close, onClose: close };
  return (
    <div className="actions">
      {dialogs.map((dialog) => (
        <button key={dialog} className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(dialog)}>
          {dialog}
        </button>
      ))}
      {open === 'ask' && <AskDialog {...ask}>{text}</AskDialog>}
      {open === 'danger' && (
        <AskDialog {...ask} look="danger">
          {text}
        </AskDialog>
      )}
      {open === 'form' && (
        <Dialog title={title} onClose={close} actions={<button className="button">{action}</button>}>
          <ReasonArea name={id} label={name} hint={text} />
        </Dialog>
      )}
      {open === 'wide' && (
        <Dialog wide title={title} onClose={close} actions={<button className="button">{action}</button>}>
          <p>{text}</p>
        </Dialog>
      )}
      {open === 'keys' && <KeysDialog title={title} keys={[[action, 'Ctrl Enter']]} onClose={close} />}
    </div>
  );
}

function Messages({ text }: SampleTexts) {
  const notify = useNotify();
  return (
    <div className="actions">
      {(['info', 'success', 'error'] as const).map((type) => (
        <button key={type} className="button quiet" onClick={() => notify(text, { type })}>
          {type}
        </button>
      ))}
    </div>
  );
}

/** What opens over a page. */
export const overlayParts: Record<string, DrawPart> = {
  menus: ({ action, text, name }) => (
    <div className="actions">
      <Menu button={action}>
        <button role="menuitem" tabIndex={-1}>
          {action}
        </button>
        <button role="menuitem" tabIndex={-1}>
          {name}
        </button>
      </Menu>
      <Popover className="button quiet" label={name}>
        <p>{text}</p>
      </Popover>
    </div>
  ),
  dialogs: (words, id) => <Dialogs words={words} id={id} />,
  messages: (words) => <Messages {...words} />,
};
