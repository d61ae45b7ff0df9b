/** Scripts whose words are written without blanks between them, or with what belongs to them attached. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Does a word stand within others where it is written as a whole? */
export const isUnspaced = (word: string): boolean => unspaced.test(word);
