import type { ComponentProps } from 'react';
import { maxReason } from '#domain/shared/reason.ts';
import { TextArea } from '../fields/TextArea.tsx';

/** Why something is done, in words that others read. */
export const ReasonArea = (props: ComponentProps<typeof TextArea>) => (
  <TextArea rows={3} maxLength={maxReason} {...props} />
);
