import type { View } from '#domain/list-views/viewFields.ts';
import { RemoveDialog, ReplaceDialog } from './ChangeDialogs.tsx';
import type { Chosen } from './chosen.ts';
import { FirstViewsDialog } from './FirstViewsDialog.tsx';
import type { ListState } from './listState.ts';
import { SaveDialog } from './SaveDialog.tsx';

/** What a view is asked about. */
export type Step = { to: 'save' } | { to: 'first' } | { to: 'replace' | 'remove'; view: View };

interface Props {
  list: string;
  step: Step;
  state: ListState;
  chosen: Chosen | undefined;
  choose: (view: Chosen | undefined) => void;
  onClose: () => void;
}

export function ViewDialog({ list, step, state, chosen, choose, onClose }: Props) {
  if (step.to === 'save') return <SaveDialog {...{ list, state, choose, onClose }} />;
  if (step.to === 'first') return <FirstViewsDialog {...{ list, onClose }} />;
  if (step.to === 'replace') return <ReplaceDialog view={step.view} {...{ state, choose, onClose }} />;
  return <RemoveDialog view={step.view} {...{ chosen, choose, onClose }} />;
}
