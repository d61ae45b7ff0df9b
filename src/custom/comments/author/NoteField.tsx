import type { Ref, TextareaHTMLAttributes } from 'react';
import { maxCommentWords } from '#domain/comments/comment.ts';
import type { Message } from '#domain/kit/messages.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { FieldFrame, getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import css from './Comments.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  label: string;
  value: string;
  error?: Message;
  optional?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of at most 140 words, with how many it has. */
export function NoteField({ name, label, value, error, optional, ...area }: Props) {
  const formatCount = useFormatCount();
  const ids = getFrameIds(name);
  const words = countWords(value);
  return (
    <FieldFrame
      {...{ name, label, error, optional }}
      hint={
        <span className={words > maxCommentWords ? css.over : undefined}>
          {formatCount('comments.author.words', words, { max: maxCommentWords })}
        </span>
      }
    >
      <textarea
        id={ids.control}
        name={name}
        className="control"
        rows={4}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        {...area}
      />
    </FieldFrame>
  );
}
