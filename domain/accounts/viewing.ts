/** How long a content manager sees the portal as an author does. */
export const viewingMinutes = 30;
