// What other features of the server and the demo may use.
export { drawCertificate } from './certificate.ts';
export { loadContractData, formatContractNumber, loadTemplate } from './data.ts';
export { loadEligibilityFacts } from './eligible.ts';
export { hasNoPartIn } from './noPart.ts';
export { isOpenInvitation } from './openInvitation.ts';
export { storePdf } from './files.ts';
export { drawContract } from './drawContract.ts';
export { isLateApplication as lateApplications, pendingSince } from './pendingSince.ts';
export { countApplicationsByEditor } from './waitingByEditor.ts';
export type { ApplicationWithStory, ContractRow } from './rows.ts';
