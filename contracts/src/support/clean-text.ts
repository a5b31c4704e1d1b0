const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", apos: "'" };

/**
 * A message as the servers keep it: entities decoded, line breaks, tabs and no-break spaces removed, tags stripped, trimmed.
 * A `<` that is not followed by a blank opens a tag, and one that never closes swallows the rest: "<3" leaves nothing.
 */
export function cleanText(text: string): string {
  const decoded = text.replace(/&(amp|lt|gt|quot|apos|#0?39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return withoutTags(decoded.replace(/[\n\r\t]|&nbsp;/g, '')).trim();
}

function withoutTags(text: string): string {
  let kept = '';
  let quote = '';
  let isInTag = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (!isInTag) {
      isInTag = sign === '<' && /\S/.test(text[place + 1] ?? ' ');
      if (!isInTag) kept += sign;
    } else if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if (sign === '>') {
      isInTag = false;
    }
  }
  return kept;
}
