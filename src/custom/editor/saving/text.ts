/** What is typed: the title, empty where there is none, and the text as a chapter's content. */
export interface Text {
  title: string;
  content: string;
}

/** A text as the server has it, and the state of it that it is. */
export interface Stored {
  revision: number;
  text: Text;
}

const normalizeText = ({ title, content }: Text): string => `${title.trim()}\n${content}`.normalize();

/** Would the server keep the same of both? It keeps NFC, and no white space around a title. */
export const isSameText = (one: Text, other: Text): boolean => normalizeText(one) === normalizeText(other);

export const noText: Text = { title: '', content: '' };
