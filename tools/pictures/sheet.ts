import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { colouredPart } from '@shop/design-system/pictures/coloured-part';
import { partFile } from '@shop/design-system/pictures/picture-address';
import { readCatalogue } from '@shop/mocks/catalogue';
import { FLAGS } from '../chromium-flags.ts';
import { pictureFiles } from '../vite-pictures.ts';

const WIDTH = 1400;
/** Parts on a sheet, so that it can be looked at. */
const ON_A_SHEET = 120;
const STYLE =
  'body{margin:8px;font:11px sans-serif}figure{display:inline-block;margin:4px;width:120px;height:140px}img{width:120px;height:120px;background:#f6f4ef;border-radius:8px}';

/**
 * Writes contact sheets (PNG) of a category's parts under .tmp/sheets, each in a colour that it comes in: another one
 * from part to part, since most come in black first, where little is seen. What has no picture is left out; `''` means
 * all categories.
 */
export async function writeSheets(category: string): Promise<void> {
  const files = pictureFiles();
  const { moulds, categories } = readCatalogue();
  const wanted = new Set(categories.flatMap(({ id, parent }) => ([id, parent, ''].includes(category) ? [id] : [])));
  const parts = moulds.filter((mould) => wanted.has(mould.category) && mould.picture.lacks !== 'shape');
  if (parts.length === 0) throw new Error(`No part with a picture is in a category ${category}.`);
  const figures = parts.map(({ number, picture, colours }, place) => {
    const draw = files.get(partFile(picture.shape));
    const { hex, finish } = colours[place % colours.length]?.colour ?? { hex: '9BA19D', finish: 'solid' as const };
    const image = Buffer.from(colouredPart(draw?.() ?? '', hex, finish)).toString('base64');
    return `<figure><img src="data:image/svg+xml;base64,${image}">${number} ${picture.lacks ?? ''}</figure>`;
  });
  const folder = path.resolve(import.meta.dirname, '../../.tmp/sheets');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
    for (let at = 0; at < figures.length; at += ON_A_SHEET) {
      await page.setContent(`<style>${STYLE}</style>${figures.slice(at, at + ON_A_SHEET).join('')}`);
      const file = path.join(folder, `${category || 'all'}-${at / ON_A_SHEET + 1}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  } finally {
    await browser.close();
  }
}
