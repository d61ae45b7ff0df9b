/** Where everybody can check a contract; with number and hash it is checked at once. */
export const getVerifyPath = (number: string, hash: string): string =>
  `/verify?number=${encodeURIComponent(number)}&hash=${hash}`;
