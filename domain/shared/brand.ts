/** What the platform is called, in every language. */
export const brand = 'Quillhouse';
