import english from 'ra-language-english';
import chapter from './chapter.ts';
import contract from './contract.ts';
import finance from './finance.ts';
import merge from './merge.ts';
import person from './person.ts';
import tag from './tag.ts';
import upload from './upload.ts';

/** What is said to everybody who is signed in. */
export default {
  ra: english.ra,
  chapter,
  contract,
  finance,
  merge,
  person,
  tag,
  upload,
};
