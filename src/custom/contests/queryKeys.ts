export const contestKeys = {
  all: ['contests'],
  running: (language: string) => ['contests', 'running', language],
  works: (id: number) => ['contests', id, 'works'],
};
