type Question = () => boolean;

const questions = new Set<Question>();

/** Has somebody asked, before they sign out, whether what they typed may be lost; answers what ends this. */
export function askAtSignOut(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** May one sign out? Where something is typed and not saved, its owner is asked. */
export const maySignOut = (): boolean => [...questions].every((question) => question());
