/** How many characters before a change are shown, so that one sees where it is. */
const BEFORE = 16;

/** The stored text from shortly before its first difference from what was typed, with an ellipsis for what stands before. Never starts inside an emoji. */
export function fromChange(typed: string, stored: string): string {
  let same = 0;
  while (same < stored.length && typed[same] === stored[same]) same += 1;
  let start = Math.max(0, same - BEFORE);
  const bracket = stored.lastIndexOf('[', start);
  if (bracket >= 0 && start - bracket < BEFORE && !stored.slice(bracket, start).includes(']')) start = bracket;
  if (/^[\uDC00-\uDFFF]/.test(stored.slice(start))) start -= 1;
  return start > 0 ? `…${stored.slice(start)}` : stored;
}
