import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import type { OpenTool, ToolName } from './tools.ts';

interface ToolState {
  tool: OpenTool | undefined;
  open: (name: ToolName, find?: string) => void;
  /** Opens a tool, or closes it where it is the open one. */
  toggle: (name: ToolName) => void;
  close: () => void;
}

/** Which tool is open: one at a time. Closing it gives the focus back to where it was, or to the text. */
export function useTool(editor: Editor | undefined): ToolState {
  const [tool, setTool] = useState<OpenTool>();
  const from = useRef<Element>(null);
  const open = (name: ToolName, find?: string) => {
    if (!tool) from.current = document.activeElement;
    setTool({ name, find, times: (tool?.times ?? 0) + 1 });
  };
  const close = () => {
    setTool(undefined);
    const before = from.current;
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else editor?.commands.focus();
  };
  return { tool, open, close, toggle: (name) => (tool?.name === name ? close() : open(name)) };
}
