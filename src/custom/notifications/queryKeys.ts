export const messageKeys = {
  all: ['messages'],
  page: (language: string, query: object) => ['messages', language, query],
};

/** Which messages come by mail too. */
export const mailKeys = { choices: ['mail-choices'] };

export const announcementKeys = { all: ['announcements'], page: (page: number) => ['announcements', page] };

/** How many an announcement reaches. */
export const audienceKeys = { count: (audience: object) => ['audience', audience] };
