import type { View } from '#domain/list-views/listViews.calls.ts';
import { RemoveDialog, ReplaceDialog } from './ChangeDialogs.tsx';
import type { Chosen } from './chosen.ts';
import { SaveDialog } from './SaveDialog.tsx';
import type { Shown } from './shown.ts';

/** What a view is asked about. */
export type Step = { to: 'save' } | { to: 'replace' | 'remove'; view: View };

interface Props {
  list: string;
  step: Step;
  shown: Shown;
  chosen: Chosen | undefined;
  choose: (view: Chosen | undefined) => void;
  onClose: () => void;
}

export function ViewDialog({ list, step, shown, chosen, choose, onClose }: Props) {
  if (step.to === 'save') return <SaveDialog {...{ list, shown, choose, onClose }} />;
  if (step.to === 'replace') return <ReplaceDialog view={step.view} {...{ shown, choose, onClose }} />;
  return <RemoveDialog view={step.view} {...{ chosen, choose, onClose }} />;
}
