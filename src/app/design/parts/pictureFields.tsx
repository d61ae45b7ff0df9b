import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PictureInput } from '../../../ui/forms/PictureInput.tsx';
import { SignatureInput, type SignatureValue } from '../../../ui/signature/SignatureInput.tsx';
import type { SampleTexts } from '../sampleTexts.ts';
import type { DrawPart } from './drawPart.ts';

const unsaved = () => Promise.reject(new Error('The page of the parts saves nothing'));

/** A signature that can be drawn and typed as in a form, whose radios are a group of their own. */
function Signature({ title }: SampleTexts) {
  const [value, setValue] = useState<SignatureValue>({ by: 'name', strokes: [], name: title, url: null });
  return (
    <form>
      <SignatureInput value={value} onChange={setValue} />
    </form>
  );
}

/** Pictures that are uploaded. */
export const pictureFieldParts: Record<string, DrawPart> = {
  pictureFields: ({ name, text }, id) => (
    <>
      {[false, true].map((disabled) => (
        <PictureInput
          key={String(disabled)}
          name={`${id}-${disabled}`}
          kind="avatar"
          label={name}
          hint={text}
          disabled={disabled}
          save={unsaved}
        >
          {() => <Avatar src={null} />}
        </PictureInput>
      ))}
    </>
  ),
  signatures: (words) => <Signature {...words} />,
};
