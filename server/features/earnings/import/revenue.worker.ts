import { parseRevenue } from './parse.ts';
import type { Task } from './revenueThread.ts';

export const work = ({ file, today }: Task) => parseRevenue(file, today);
