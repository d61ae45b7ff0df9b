/** The answers that this browser has said something of; the server keeps nothing of who did. */
const key = 'rated_answers';

const readRated = (): string[] => (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);

export const wasRated = (slug: string): boolean => readRated().includes(slug);

export const noteRated = (slug: string): void => localStorage.setItem(key, [...readRated(), slug].join(' '));
