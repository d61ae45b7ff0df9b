/** Where readers get the app in which the stories appear. */
export const readerApp = 'https://read.quillhouse.example/app';
