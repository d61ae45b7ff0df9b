/** What people of the demo sign with. */
export const demoDevice = { address: '203.0.113.24', agent: 'Mozilla/5.0' };
