/** The chapter of the guidebook that helps with a page of authors, by the page's path. */
export const chapterOfPage: Readonly<Record<string, string>> = {
  '/home': '1',
  '/story': '2',
  '/story/form': '4',
  '/story/detail': '3',
  '/story/upload': '3',
  '/story/preview': '3',
  '/story/preview/chapter': '3',
  '/story/tiny': '3',
  '/story/release': '3',
  '/sign': '5',
  '/income': '6',
  '/person': '6',
  '/comments': '7',
  '/message': '7',
};
