import type { AppMessages } from '../../types.ts';
import chapter from './chapter.ts';
import contract from './contract.ts';
import finance from './finance.ts';
import merge from './merge.ts';
import person from './person.ts';
import ra from './ra.ts';
import tag from './tag.ts';
import upload from './upload.ts';

export default {
  ra,
  chapter,
  contract,
  finance,
  merge,
  person,
  tag,
  upload,
} satisfies AppMessages;
