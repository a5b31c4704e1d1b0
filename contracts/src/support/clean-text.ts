const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", apos: "'" };

/**
 * A message as the servers store it: entities decoded, line breaks, tabs and no-break spaces removed, tags stripped,
 * trimmed. A `<` that is not followed by a blank opens a tag, and an unclosed tag removes the rest: of "<3" nothing is
 * left.
 */
export function cleanText(text: string): string {
  const decoded = text.replace(/&(amp|lt|gt|quot|apos|#0?39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return withoutTags(decoded.replace(/[\n\r\t]|&nbsp;/g, '')).trim();
}

function withoutTags(text: string): string {
  let cleaned = '';
  let quote = '';
  let isInTag = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (!isInTag) {
      isInTag = character === '<' && /\S/.test(text[index + 1] ?? ' ');
      if (!isInTag) cleaned += character;
    } else if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      isInTag = false;
    }
  }
  return cleaned;
}
