import type { Spot } from '@shop/design-system/pictures/simplify-line';

/** Closed outlines of whole numbers in relative steps, in the shortest form. */
export function closedPath(rings: readonly (readonly Spot[])[]): string {
  return pathOf(
    rings.map((ring) => withoutStraight(ring)).filter((ring) => ring.length > 2),
    'z',
  );
}

/** Open lines. */
export const openPath = (lines: readonly (readonly Spot[])[]): string => pathOf(lines, '');

function pathOf(lines: readonly (readonly Spot[])[], end: string): string {
  let text = '';
  let last: Spot = [0, 0];
  for (const line of lines) {
    const [first, ...rest] = line as [Spot, ...Spot[]];
    text += `m${pair(first[0] - last[0], first[1] - last[1])}`;
    let before = first;
    // After m, further pairs are lines.
    let now = 'm';
    for (const spot of rest) {
      const [dx, dy] = [spot[0] - before[0], spot[1] - before[1]];
      if (dx === 0 && dy === 0) continue;
      const command = (dy === 0 && 'h') || (dx === 0 && 'v') || 'l';
      text += write(command, now, (dy === 0 && String(dx)) || (dx === 0 && String(dy)) || pair(dx, dy));
      now = command;
      before = spot;
    }
    text += end;
    last = end ? first : before;
  }
  return text;
}

function write(command: string, now: string, values: string): string {
  const same = command === now || (command === 'l' && now === 'm');
  if (!same) return command + values;
  return values.startsWith('-') ? values : ` ${values}`;
}

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

/** Without points that repeat the one before or lie on a straight line. */
function withoutStraight(ring: readonly Spot[]): Spot[] {
  const single = ring.filter(([x, y], at) => x !== ring.at(at - 1)?.[0] || y !== ring.at(at - 1)?.[1]);
  return single.filter(([x, y], at) => {
    const [px, py] = single.at(at - 1) as Spot;
    const [qx, qy] = single[(at + 1) % single.length] as Spot;
    return (x - px) * (qy - y) !== (y - py) * (qx - x);
  });
}
