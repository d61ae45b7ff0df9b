/** How dark a day of the calendar is: 0 where nothing was added, 4 at twice the goal and above. */
export function getHeat(words: number, goal: number): 0 | 1 | 2 | 3 | 4 {
  if (words <= 0) return 0;
  if (words >= 2 * goal) return 4;
  if (words >= goal) return 3;
  return words * 2 >= goal ? 2 : 1;
}
