import type { AnyExtension, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../i18n/types.ts';
import type { Cause } from './saving/pending.ts';
import type { Session } from './session.ts';

/** What a panel beside the text gets. */
export interface PanelProps {
  editor: Editor;
  session: Session;
  /** Puts another text in the place of the present one, which the server keeps as a version. */
  onReplace: (text: { title: string; content: string }, cause: Cause) => Promise<void>;
}

/** A tab beside the text. */
export interface Tool {
  name: string;
  label: MessageKey;
  Panel: ComponentType<PanelProps>;
}

/** Extensions of the editor beyond what a chapter is made of. */
export const toolExtensions: AnyExtension[] = [];
export const tools: Tool[] = [];
