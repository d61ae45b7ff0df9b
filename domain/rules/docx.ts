const megabyte = 1024 * 1024;

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a Word file may be. `inflatedBytes` are all its parts, unpacked; `seconds` is the time to read it in. */
export const docx = {
  uploadBytes: 10 * megabyte,
  entries: 2000,
  inflatedBytes: 48 * megabyte,
  characters: 8_000_000,
  chapters: 1000,
  seconds: 20,
} as const;
