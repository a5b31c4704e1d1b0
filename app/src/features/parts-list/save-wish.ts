let isWished = false;

/** A visitor wants to save the list, and goes to sign in first. */
export const wishToSave = (): void => void (isWished = true);

/** Whether somebody came back with the wish to save; it is told once. */
export function takeSaveWish(): boolean {
  const was = isWished;
  isWished = false;
  return was;
}
