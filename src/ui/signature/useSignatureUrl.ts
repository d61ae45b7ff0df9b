import { useRef } from 'react';
import { drawInk, drawName, isSignature } from './ink.ts';
import type { SignatureValue } from './SignatureInput.tsx';

/** Is there a signature? */
export function isSigned({ by, strokes, name, url }: SignatureValue): boolean {
  if (by === 'hand') return isSignature(strokes);
  return by === 'name' ? name.trim() !== '' : url !== null;
}

/** Answers where a signature lies; what was drawn or typed is uploaded once, however often one tries. */
export function useSignatureUrl(
  upload: (ink: Blob) => Promise<{ url: string }>,
): (signature: SignatureValue) => Promise<string> {
  const uploaded = useRef<{ source: unknown; url: string }>(undefined);
  return async ({ by, strokes, name, url }) => {
    if (by === 'upload') return url!;
    const source = by === 'hand' ? strokes : name.trim();
    if (uploaded.current?.source !== source) {
      const ink = await (by === 'hand' ? drawInk(strokes) : drawName(name.trim()));
      uploaded.current = { source, url: (await upload(ink)).url };
    }
    return uploaded.current.url;
  };
}
