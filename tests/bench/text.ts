/** A chapter of some 1,500 words that differs a little each time. */
export const createText = (n: number) =>
  Array.from(
    { length: 60 },
    (_, at) => `<p>${'The river took the lantern and kept it. '.repeat(3)}${n} ${at}</p>`,
  ).join('');
