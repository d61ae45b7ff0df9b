import { editorAbsence } from '#domain/editors/editorAbsence.entity.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../../lib/session/session.ts';

/** Does the reader hand over works and plan absences, or only see who has how much to do? */
export const managesEditors = (): boolean => can(currentRole(), editorAbsence.access.create ?? []);
