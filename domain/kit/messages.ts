/** The sentences of the interface by their keys. Whoever keeps the catalogue declares them here; nothing is said without. */
export interface Sentences {}
export type MessageKey = keyof Sentences;
/** The sentences of each email by their keys, likewise. */
export interface EmailSentences {}
/** What stands on the documents of each feature, likewise. */
export interface PdfSentences {}

/** A sentence as data: an i18n key and its arguments. Both sides pass these around; only the screen makes words of them. */
export type Message = { message: MessageKey; args?: Record<string, string | number> };

/** `message('validation.max', { max: 100 })` */
export const message = (key: MessageKey, args?: Message['args']): Message =>
  args ? { message: key, args } : { message: key };

/** What a yup rule says, which may be a bare key. */
export const asMessage = (problem: unknown): Message =>
  typeof problem === 'string' ? message(problem as MessageKey) : (problem as Message);
