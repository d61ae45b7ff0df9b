// What the page of a contest has for who is signed in as an author, as one download.
export { EnterButton } from './EnterButton.tsx';
export { Entries } from './Entries.tsx';
