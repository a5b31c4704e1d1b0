const MARK = /[[\]>"']|<!--|<\?/g;
const ENDS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<!--': '-->', '<?': '?>' };

/** The offset after a declaration (`<!DOCTYPE …>`) that begins at `at`, including its brackets; -1 if it never ends. */
export function skipDoctype(text: string, at: number): number {
  let depth = 0;
  MARK.lastIndex = at + 2;
  for (let mark = MARK.exec(text)?.[0]; mark !== undefined; mark = MARK.exec(text)?.[0]) {
    const end = ENDS[mark];
    if (end !== undefined) {
      const found = text.indexOf(end, MARK.lastIndex);
      if (found < 0) return -1;
      MARK.lastIndex = found + end.length;
    } else if (mark === '[') depth += 1;
    else if (mark === ']') depth -= 1;
    else if (depth <= 0) return MARK.lastIndex;
  }
  return -1;
}
