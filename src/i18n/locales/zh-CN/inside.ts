import type { Inside } from '../../types.ts';
import chapter from './chapter.ts';
import contents from './contents.ts';
import contract from './contract.ts';
import docx from './docx.ts';
import editor from './editor.ts';
import editor_tools from './editorTools.ts';
import fiction from './fiction.ts';
import guidance from './guidance.ts';
import home from './home.ts';
import merge from './merge.ts';
import person from './person.ts';
import preview from './preview.ts';
import ra from './ra.ts';
import release from './release.ts';
import tag from './tag.ts';
import upload from './upload.ts';

export default {
  ra,
  chapter,
  contents,
  contract,
  docx,
  editor,
  editor_tools,
  fiction,
  guidance,
  home,
  merge,
  person,
  preview,
  release,
  tag,
  upload,
} satisfies Inside;
