/** The contests with a route of their own (portal.md section 2), by route; each other one is at `/event?contest=<slug>`. */
export const eventRoutes: Readonly<Record<string, string>> = {
  '/wolf': 'wolf',
  '/wolf/h5': 'wolf',
  '/werewolf': 'werewolf',
  '/dangerous': 'dangerous',
  '/mafia': 'mafia',
};
