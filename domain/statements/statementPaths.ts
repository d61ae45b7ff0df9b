/** The author's page of what was earned and paid, at a month's statement. */
export const statementPaths = {
  /** With the dialog that confirms it, while that can be done. */
  confirm: (month: string): string => `/income?confirm=${month}`,
  /** With what was asked about it. */
  questions: (month: string): string => `/income?questions=${month}`,
  /** With what the month came to. */
  month: (month: string): string => `/income?month=${month}`,
} as const;
