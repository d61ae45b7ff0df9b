import type { AuthorMessages } from '../../types.ts';
import comments from './comments.ts';
import contents from './contents.ts';
import docx from './docx.ts';
import editor from './editor.ts';
import editor_tools from './editorTools.ts';
import fiction from './fiction.ts';
import guidance from './guidance.ts';
import home from './home.ts';
import income from './income.ts';
import message from './message.ts';
import payment from './payment.ts';
import preview from './preview.ts';
import questions from './questions.ts';
import release from './release.ts';
import sign from './sign.ts';
import submission from './submission.ts';

export default {
  comments,
  contents,
  docx,
  editor,
  editor_tools,
  fiction,
  guidance,
  home,
  income,
  message,
  payment,
  preview,
  questions,
  release,
  sign,
  submission,
} satisfies AuthorMessages;
