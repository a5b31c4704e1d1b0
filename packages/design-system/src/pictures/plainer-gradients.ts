/** A stop: its offset as written, its place from 0 to 1, and its light: white above 0, black below. */
interface Stop {
  place: number;
  light: number;
  markup: string;
}

/** A stop that the line between its neighbours misses by less light than this is not seen on a card. */
const UNSEEN = 0.1;
/** A gradient of less light than this is one tone. */
const FLAT = 0.14;

/** Gradients of a still for a small picture: with fewer stops, and flat ones as a colour of their faces. */
export function plainer({ defs, faces }: { defs: string; faces: string }): { defs: string; faces: string } {
  let plain = faces;
  const left = defs.replaceAll(
    /(<(?:linear|radial)Gradient id="(\d+)"[^>]*>)((?:<stop[^>]*>)+)(<\/\w+>)/g,
    (_, head: string, id: string, body: string, tail: string) => {
      const stops = stopsOf(body);
      const lights = stops.map(({ light }) => light);
      if (Math.max(...lights) - Math.min(...lights) >= FLAT) return head + fewer(stops) + tail;
      plain = plain.replace(
        `fill="url(#${id})"`,
        `fill="${colourOf(lights.reduce((sum, one) => sum + one, 0) / lights.length)}"`,
      );
      return '';
    },
  );
  return { defs: left, faces: plain };
}

function stopsOf(body: string): Stop[] {
  return [...body.matchAll(/<stop(?: offset="([^"]*)")? stop-color="#(\w{6})(\w\w)"\/>/g)].map(
    ([markup, offset = '0', colour, cover = '']) => ({
      place: Number(offset),
      light: (Number.parseInt(cover, 16) / 255) * (colour === '000000' ? -1 : 1),
      markup,
    }),
  );
}

/** Without stops that lie on the line between those beside them; jumps stay. */
function fewer(stops: Stop[]): string {
  const stays = [...stops];
  for (let at = 1; at < stays.length - 1;) {
    const [before, { place, light }, after] = stays.slice(at - 1, at + 2) as [Stop, Stop, Stop];
    const share = (place - before.place) / (after.place - before.place || 1);
    const isJump = after.place === place || before.place === place;
    if (!isJump && Math.abs(before.light + (after.light - before.light) * share - light) < UNSEEN) stays.splice(at, 1);
    else at++;
  }
  return stays.map(({ markup }) => markup).join('');
}

/** White or black over the tone below, as a colour. */
function colourOf(light: number): string {
  const cover = Math.round(Math.abs(light) * 50) / 50;
  return `#${light > 0 ? 'ffffff' : '000000'}${Math.round(cover * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
