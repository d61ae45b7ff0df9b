import { useState } from 'react';
import { wordGoal } from '#domain/home/wordGoal.ts';

const key = 'goal';

const isGoal = (goal: number) => Number.isInteger(goal) && goal >= 1 && goal <= wordGoal.max;

function readGoal(): number {
  const goal = Number(localStorage.getItem(key));
  return isGoal(goal) ? goal : wordGoal.default;
}

/** Words a day that this author aims at, kept in the browser; what is typed counts once it is a goal. */
export function useGoal() {
  const [goal, setGoal] = useState(readGoal);
  const [typed, setTyped] = useState(String(goal));
  const type = (text: string) => {
    setTyped(text);
    if (!isGoal(Number(text))) return;
    setGoal(Number(text));
    localStorage.setItem(key, String(Number(text)));
  };
  return { goal, typed, type, wrong: !isGoal(Number(typed)) };
}
