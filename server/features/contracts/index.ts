// What other features of the server and the demo may use.
export { drawCertificate } from './certificate.ts';
export { contractData, formatContractNumber, loadTemplate } from './data.ts';
export { loadEligibilityFacts } from './eligible.ts';
export { storePdf } from './files.ts';
export { contractPdf } from './pdf/contract.ts';
export { lateApplications, pendingSince } from './pendingSince.ts';
export type { ApplicationWithStory, ContractRow } from './rows.ts';
