/** Where readers get the app in which the stories appear. */
export const readerApp = 'https://read.quillhouse.example/app';

/** The address of a story in the reader app. */
export const getStoryAddress = (id: number): string => `${readerApp}/story/${id}`;
