import { entities, type EntityKey } from '#domain/entities.ts';
import { createBodyInput, createSummaryInput } from '../../custom/articles/office/bodyInput.tsx';
import { ContestLinks } from '../../custom/contests/office/ContestLinks.tsx';
import { StaleInput } from '../../custom/contests/office/StaleInput.tsx';
import { StateInput } from '../../custom/contests/office/StateInput.tsx';
import { GeneratedCreate, GeneratedEdit, GeneratedShow } from '../../resources/GeneratedForm.tsx';
import type { viewsOf } from '../../resources/viewsOf.tsx';

/** A contest leads to how it is judged; what it says is written as articles are. */
export function getContestViews(): Partial<Record<EntityKey, Partial<ReturnType<typeof viewsOf>>>> {
  const { contest, contestText, contestPrizeText } = entities;
  const textInputs = {
    summary: createSummaryInput(contestText),
    body: createBodyInput(contestText),
    stale: <StaleInput entity={contestText} />,
  };
  const prizeTextInputs = { stale: <StaleInput entity={contestPrizeText} /> };
  return {
    contest: {
      show: <GeneratedShow entity={contest} actions={<ContestLinks />} />,
      edit: <GeneratedEdit entity={contest} inputs={{ state: <StateInput /> }} actions={<ContestLinks />} />,
    },
    contestText: {
      create: <GeneratedCreate entity={contestText} inputs={textInputs} />,
      edit: <GeneratedEdit entity={contestText} inputs={textInputs} />,
    },
    contestPrizeText: {
      create: <GeneratedCreate entity={contestPrizeText} inputs={prizeTextInputs} />,
      edit: <GeneratedEdit entity={contestPrizeText} inputs={prizeTextInputs} />,
    },
  };
}
