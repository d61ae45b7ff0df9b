import { findTermCandidates } from '#domain/dictionary/termCandidates.ts';
import type { CandidatesTask } from './candidatesThread.ts';

export const work = ({ chapters, language, known }: CandidatesTask) => findTermCandidates(chapters, language, known);
