/** Who decided and changed what on a record. */
export const auditKeys = {
  all: ['trail'],
  page: (of: string, id: number | undefined, page: number) => ['trail', of, id, page],
};

/** Views of a list. */
export const viewKeys = { of: (list: string) => ['views', list] };

/** What would become of records. */
export const batchKeys = { preview: (title: string, ids: readonly number[]) => ['batch', title, ids] };
