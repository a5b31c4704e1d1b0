import type { Page } from 'playwright';
import { cardFile, lasting } from '@shop/design-system/pictures/picture-address';
import { toneProperties } from '@shop/design-system/pictures/tones';
import { readCatalogue } from '@shop/mocks/catalogue';
import { DESKTOP, inBrowser } from './browser.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import { spread } from './spread.ts';

/** Cards of a category's first page, and of a long list. */
const COUNTS = [24, 100];
const ROUNDS = 7;
const SIZE = 170;

/**
 * The ms from putting cards' pictures into a page to the frame after all are there, on the simulated phone with the
 * files in the browser's store; beside it the same count of plain SVG images, which is the measure of the machine.
 */
export async function measurePainting(url: string): Promise<Record<string, unknown>> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: DESKTOP });
    // An empty page of the shop's own origin, from which pictures may be used.
    await page.route(`${url}/empty`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(`${url}/empty`);
    await paint(page, pictures(Math.max(...COUNTS)));
    const slowdown = await phoneSlowdown(browser);
    await slowDown(page, slowdown);
    const result: Record<string, unknown> = { slowdown };
    for (const count of COUNTS) {
      const [ours, plain]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        plain.push(await paint(page, plainImages(count)));
        ours.push(await paint(page, pictures(count)));
      }
      result[count] = { pictures: spread(ours), plain: spread(plain) };
    }
    return result;
  });
}

/** Different parts in colours that they come in, as PartPicture shows them. */
function pictures(count: number): string {
  const drawn = readCatalogue().moulds.filter(({ picture }) => picture.lacks === undefined);
  return drawn
    .slice(0, count)
    .map(({ picture, colours }) => {
      const { hex, finish } = colours[0]?.colour ?? { hex: '9BA19D', finish: 'solid' as const };
      const style = Object.entries(toneProperties(hex, finish)).map(([name, value]) => `${name}:${value}`);
      const drawing = `<use href="${lasting(cardFile(picture.shape))}#part" width="100" height="100"/>`;
      return `<svg width="${SIZE}" height="${SIZE}" viewBox="0 0 100 100" style="${style.join(';')}">${drawing}</svg>`;
    })
    .join('');
}

const plainImages = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const hexagon = `<path fill="hsl(${at * 3} 60% 50%)" d="m10 30 40-20 40 20v40l-40 20-40-20z"/>`;
    const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${hexagon}</svg>`;
    return `<img width="${SIZE}" height="${SIZE}" src="data:image/svg+xml,${encodeURIComponent(image)}">`;
  }).join('');

/** Frames after which a picture that is still missing is a fault. */
const PATIENCE = 600;

function paint(page: Page, markup: string): Promise<number> {
  return page.evaluate(
    async ([body, patience]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.replaceChildren();
      await frame();
      await frame();
      const started = performance.now();
      document.body.innerHTML = body;
      const isThere = () =>
        [...document.querySelectorAll('use')].every((use) => use.getBBox().width > 0) &&
        [...document.images].every((image) => image.complete && image.naturalWidth > 0);
      for (let frames = 0; ; frames += 1) {
        await frame();
        if (isThere()) break;
        if (frames > patience) throw new Error('A picture was not loaded.');
      }
      await frame();
      return performance.now() - started;
    },
    [markup, PATIENCE] as const,
  );
}
