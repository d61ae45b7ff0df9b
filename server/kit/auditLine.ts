/** A line of the audit log: of each changed field, what it was and what it became. */
export interface AuditLine {
  id: number;
  changes: Record<string, { from?: unknown; to?: unknown }>;
}
