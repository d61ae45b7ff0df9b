/** The column beside a page, where a tool of the bar can put what one reads while one works in the page. */
export const besideId = 'beside';
