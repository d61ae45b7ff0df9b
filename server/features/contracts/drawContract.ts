import type { writeContractPdf } from './pdf/contract.ts';

/** A contract as a PDF. What draws it comes with the first one: it takes long to load, and memory. */
export const drawContract = async (...contract: Parameters<typeof writeContractPdf>): Promise<Buffer> =>
  (await import('./pdf/contract.ts')).writeContractPdf(...contract);
