import { useRef } from 'react';
import { inkOf, isSignature } from './ink.ts';
import type { SignatureValue } from './SignatureInput.tsx';

/** Is there a signature? */
export const isSigned = ({ by, strokes, url }: SignatureValue): boolean =>
  by === 'hand' ? isSignature(strokes) : url !== null;

/** Answers where a signature lies; what was drawn is uploaded once, however often one tries. */
export function useSignatureUrl(
  upload: (ink: Blob) => Promise<{ url: string }>,
): (mark: SignatureValue) => Promise<string> {
  const uploaded = useRef<{ strokes: unknown; url: string }>(undefined);
  return async ({ by, strokes, url }) => {
    if (by === 'upload') return url!;
    if (uploaded.current?.strokes !== strokes)
      uploaded.current = { strokes, url: (await upload(await inkOf(strokes))).url };
    return uploaded.current.url;
  };
}
