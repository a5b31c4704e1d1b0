let isRequested = false;

/** Remembers that a visitor wants to save the list after signing in. */
export const requestSave = (): void => void (isRequested = true);

/** Whether a request to save is pending. Clears it. */
export function takeSaveRequest(): boolean {
  const was = isRequested;
  isRequested = false;
  return was;
}
