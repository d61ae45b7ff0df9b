import type { Theme } from '@mui/material/styles';
import type { Entity } from '#domain/kit/entity.ts';
import { selectChanged, getInitialValues } from '../formValues.ts';
import { getFirstParams } from '../list/firstParams.ts';
import { exportPage } from './exportPage.ts';

/** The theme with what the house's lists and forms do, as the defaults of react-admin's components. */
export const withDefaults = (entity: Entity<any>, locked: boolean) => {
  const { sort, pagination } = getFirstParams(entity);
  const components = {
    RaList: { defaultProps: { sort, perPage: pagination.perPage, exporter: exportPage } },
    RaCreate: { defaultProps: { record: getInitialValues(entity), redirect: 'list' } },
    RaEdit: { defaultProps: { transform: selectChanged } },
    RaSaveButton: { defaultProps: locked ? { disabled: true } : {} },
    RaDeleteButton: { defaultProps: locked ? { disabled: true } : {} },
  };
  return (outer: Theme): Theme => ({ ...outer, components: { ...outer.components, ...components } });
};
