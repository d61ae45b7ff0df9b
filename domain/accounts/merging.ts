interface Named {
  id: number;
  pen_name: string | null;
}

/** Whose pen name stands on all stories after a merge: the main account's, else that of the oldest other that has one. */
export const chooseNamed = <A extends Named>(main: A, closing: readonly A[]): A =>
  main.pen_name === null
    ? (closing.toSorted((a, b) => a.id - b.id).find(({ pen_name }) => pen_name !== null) ?? main)
    : main;

/** How long ago an account must have moved to an email, or been linked to a provider, for that to prove whose it is. */
export const proofDays = 7;
