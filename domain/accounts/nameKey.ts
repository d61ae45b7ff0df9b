import { fold } from '../kit/fold.ts';

/**
 * Letters that pass for Latin ones, small or capital, as `fold` leaves them, and which those are (after Unicode TR39).
 * Of a letter whose two forms look like two others, such as the Greek eta, the capital counts.
 */
const lookalikes: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['авсԁеһніјӏкморԛѕтуүѵԝхь', 'abcdehhijlkmopqstyyvwxb'],
  // Greek
  ['αβεζηικμνορστυχωγϲϳ', 'abezhikmnopotyxwycj'],
  // Armenian
  ['օոսհցզյ', 'onuhgqj'],
  // Coptic
  ['ⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩ', 'abhikmnopctxy'],
  // Cherokee, whose small letters are small capitals
  ['ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓ', 'abcdeghijklmprstvwyz'],
  // Lisu
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
  // Latin of other uses: phonetic letters and small capitals
  ['ıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'iiagabcdeghijklmnoprstuvwyz'],
];

const looks = new Map(
  lookalikes.flatMap(([letters, latin]) => Array.from(letters, (letter, at) => [letter, latin[at]!] as const)),
);

/** The letters of other alphabets that pass for a Latin one. */
export const listLookalikes = (latin: string): string =>
  [...looks].flatMap(([letter, like]) => (like === latin ? [letter] : [])).join('');

/**
 * A name as it is compared with others: two that look alike have one key, also where one of them is wholly written in
 * another alphabet. A key is never shown.
 */
export const getNameKey = (name: string): string =>
  fold(name).replace(/\p{L}/gu, (letter) => looks.get(letter) ?? letter);
