/** How many characters before the first change are shown. */
const CONTEXT = 16;

/**
 * The stored text from shortly before its first difference to the typed text, with an ellipsis for what precedes it.
 * Never begins inside an emoji.
 */
export function changedPart(typed: string, stored: string): string {
  let same = 0;
  while (same < stored.length && typed[same] === stored[same]) same += 1;
  let start = Math.max(0, same - CONTEXT);
  const bracket = stored.lastIndexOf('[', start);
  if (bracket >= 0 && start - bracket < CONTEXT && !stored.slice(bracket, start).includes(']')) start = bracket;
  if (/^[\uDC00-\uDFFF]/.test(stored.slice(start))) start -= 1;
  return start > 0 ? `…${stored.slice(start)}` : stored;
}
