import type { SaveDraft } from '@shop/design-system/screens/parts-list/SaveListDialog/SaveListDialog';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** The open list, or a recent list by its id. */
type Source = string;
export const OPEN_LIST: Source = 'open';

/**
 * The list that is about to be saved ('' for none) and what was entered for it: persisted, so that a shopper who has to
 * sign in returns to the dialog as it was.
 */
const useSaveRequest = createPersistedStore<{ source: Source; draft?: SaveDraft }>(
  'saveRequest',
  { source: '' },
  (stored) =>
    isRecord(stored) && isText(stored.source)
      ? { source: stored.source, draft: isDraft(stored.draft) ? stored.draft : undefined }
      : undefined,
);

const isDraft = (value: unknown): value is SaveDraft =>
  isRecord(value) &&
  isText(value.name) &&
  isRecord(value.where) &&
  (value.where.how === 'asNew' || (value.where.how === 'inPlace' && isText(value.where.id)));

const requested = () => useSaveRequest.getState().source;
export const requestSave = (source: Source): void => {
  if (requested() !== source) useSaveRequest.setState({ source, draft: undefined });
};
export const endSaveRequest = (): void => useSaveRequest.setState({ source: '', draft: undefined });

/** Whether the dialog of this list is to be open. A visitor who came back without signing in no longer wants to save. */
export function isSaveRequested(source: Source, isSignedIn: boolean): boolean {
  const isRequested = requested() === source;
  if (isRequested && !isSignedIn) endSaveRequest();
  return isRequested && isSignedIn;
}
/** The recent list whose dialog is to be open. */
export const requestedRecent = (isSignedIn: boolean): string | undefined =>
  requested() !== OPEN_LIST && isSaveRequested(requested(), isSignedIn) ? requested() || undefined : undefined;

/** What was entered for a list. */
export const saveDraftOf = (source: Source): SaveDraft | undefined =>
  requested() === source ? useSaveRequest.getState().draft : undefined;
export const saveSaveDraft = (source: Source, draft: SaveDraft): void => useSaveRequest.setState({ source, draft });
