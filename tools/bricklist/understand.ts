import { meansAnyColour } from '../../packages/parts-list/src/session/understand-files.ts';
import { MAX_TOLD } from '../../packages/parts-list/src/formats/limits.ts';
import type { ColourSystem, ReadFile, Trouble } from '../../packages/parts-list/src/formats/list.entity.ts';
import { judgeSystems } from '../../packages/parts-list/src/reference/judge-system.ts';
import { quantityLooksLikeColour } from '../../packages/parts-list/src/reference/looks-like-colour.ts';
import type { Reference } from '../../packages/parts-list/src/reference/reference.entity.ts';
import { createResolver } from '../../packages/parts-list/src/reference/resolve.ts';
import type { ResolvedLine, SystemVerdict } from '../../packages/parts-list/src/reference/resolved.entity.ts';

/** A list as it was understood. `pieces` counts all its lines, `troubles` are those of the file and of its lines, in its order. */
export type UnderstoodList = {
  read: ReadFile;
  verdict: SystemVerdict;
  lines: readonly ResolvedLine[];
  pieces: number;
  troubles: readonly Trouble[];
};

/** Understands what was read. */
export function understand(read: ReadFile, reference: Reference, colours: ColourSystem | 'auto'): UnderstoodList {
  const verdict = judgeSystems(
    read.lines,
    reference,
    read.colours,
    colours === 'auto' ? undefined : colours,
    read.format,
  );
  const resolved = read.lines.map(createResolver(reference, verdict.name));
  const lines = withNear(meansAnyColour(read.format) ? resolved.map(inAnyColour) : resolved, reference);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const swapped = quantityLooksLikeColour(read.lines, reference);
  const ofFile: Trouble[] = [
    ...read.troubles,
    ...(swapped ? [swapped] : []),
    ...(read.control === undefined || read.control === pieces
      ? []
      : [{ code: 'controlSum', values: { stated: read.control, counted: pieces } } as const]),
  ];
  const ofLines = lines.flatMap(({ trouble }) => trouble ?? []);
  return {
    read,
    verdict,
    lines,
    pieces,
    troubles: [...ofFile, ...ofLines].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

/** A line whose colour alone is missing. */
const inAnyColour = (line: ResolvedLine): ResolvedLine =>
  line.trouble?.code === 'noColour' ? { ...line, colour: 'any', trouble: undefined, isUnderstood: true } : line;

/** Names the known numbers that look like unknown ones; of so many different ones, since looking takes its time. */
function withNear(lines: readonly ResolvedLine[], reference: Reference): readonly ResolvedLine[] {
  const known = new Map<string, string>();
  const nearTo = (part: string): string => {
    if (!known.has(part) && known.size < MAX_TOLD) known.set(part, reference.near(part).join(', '));
    return known.get(part) || 'none';
  };
  return lines.map((line) =>
    line.trouble?.code === 'unknownPart'
      ? { ...line, trouble: { ...line.trouble, values: { ...line.trouble.values, near: nearTo(line.read.part) } } }
      : line,
  );
}
