import type { Inside } from '../../types.ts';
import chapter from './chapter.ts';
import contents from './contents.ts';
import docx from './docx.ts';
import editor from './editor.ts';
import editor_tools from './editorTools.ts';
import fiction from './fiction.ts';
import merge from './merge.ts';
import person from './person.ts';
import preview from './preview.ts';
import ra from './ra.ts';
import tag from './tag.ts';
import upload from './upload.ts';

export default {
  ra,
  chapter,
  contents,
  docx,
  editor,
  editor_tools,
  fiction,
  merge,
  person,
  preview,
  tag,
  upload,
} satisfies Inside;
