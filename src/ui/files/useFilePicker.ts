import { useDropzone } from 'react-dropzone';

interface Given {
  /** What the dialog offers, as the input's `accept`; what is refused, and why, its user says. */
  accept: string;
  /** Several may be given at once. */
  multiple?: boolean;
  disabled?: boolean;
  /** At least one; one where `multiple` is not said. */
  onPick: (files: [File, ...File[]]) => void;
}

/** Files, chosen by `open` or dropped on what has `area`. */
export function useFilePicker({ accept, multiple = false, disabled = false, onPick }: Given) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop([first, ...others]: File[]) {
      if (first) onPick(multiple ? [first, ...others] : [first]);
    },
  });
  // The library names the input in English; the button that calls `open` has its name in the reader's language.
  const input = getInputProps({ accept, multiple, 'aria-label': undefined, style: { display: 'none' } });
  return { open, over: isDragActive, area: getRootProps(), input };
}
