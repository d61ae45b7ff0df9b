export const contestKeys = {
  all: ['contests'],
  running: (language: string) => ['contests', 'running', language],
  own: (language: string, of: object) => ['contests', 'own', language, of],
  stories: (id: number) => ['contests', id, 'stories'],
};

export const judgingKeys = {
  all: ['judgings'],
  list: ['judgings', 'list'],
  one: (id: number) => ['judgings', id],
  chapter: (id: number, chapter: number) => ['judgings', id, 'chapters', chapter],
};

export const contestResultKeys = {
  all: ['contest-results'],
  one: (id: number) => ['contest-results', id],
  incentives: (id: number) => ['contest-results', id, 'incentives'],
};
