import { tabTo, tabToAndPress } from './keyboard.ts';
import { expect, onOwnServer, test } from './shop.ts';

test('a visitor turns a part in the hand by keyboard, and compares its size', onOwnServer, async ({ page }) => {
  await page.goto('/en/goods_search?title=3005');
  await page
    .getByRole('article')
    .filter({ has: page.getByText('3005', { exact: true }) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/goods_detail/);
  const grip = page.getByRole('slider', { name: /^Turn / });
  const picture = page.getByRole('img', { name: /^Brick 1 × 1/ }).first();
  await expect(picture).toBeVisible();
  await tabTo(page, grip);
  await expect(page.getByRole('list', { name: 'Views' }).locator('canvas')).toHaveCount(6);
  await page.keyboard.press('PageUp');
  await expect(page.locator('[role=img] > canvas')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await expect(grip).toHaveAttribute('aria-valuetext', 'Turned 45°, tilted 40°, zoom 125%');
  await page.keyboard.press('Home');
  await expect(grip).toHaveAttribute('aria-valuetext', 'Turned 0°, tilted 35°, zoom 100%');

  await tabToAndPress(page, page.getByRole('button', { name: 'Below', exact: true }));
  await expect(grip).toHaveAttribute('aria-valuetext', /tilted -35°/);
  await page.getByRole('button', { name: 'Minifigure', exact: true }).click();
  await expect(page.getByRole('img', { name: /in true scale beside: Minifigure/ })).toBeVisible();
  await expect(page.getByText('Actual size: 8 wide × 8 long × 11.2 mm high, with studs')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'About the pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About the pictures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '168 authors' })).toBeVisible();
});

/** Runs in the worker: notes what it draws with, and hides that the processor does the work of a graphics card, if asked. */
function watchCanvas(isNameless: boolean): void {
  const { getContext } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.getContext = function noted(this: OffscreenCanvas, ...args: unknown[]) {
    Object.assign(globalThis, { kind: args[0] });
    return Reflect.apply(getContext, this, args);
  } as typeof getContext;
  if (!isNameless) return;
  WebGL2RenderingContext.prototype.getExtension = new Proxy(WebGL2RenderingContext.prototype.getExtension, {
    apply: (original, self, [name]) => (name.includes('renderer_info') ? null : Reflect.apply(original, self, [name])),
  });
}

for (const [where, kind] of [
  ['by a graphics card', 'webgl2'],
  ['where there is no graphics card', '2d'],
] as const)
  test(`a visitor sees the part from six sides, and turned, ${where}`, onOwnServer, async ({ page }) => {
    await page.route('**/drawing-worker*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `(${watchCanvas.toString()})(${kind === 'webgl2'});${await response.text()}`,
      });
    });
    await page.goto('/en/goods_detail/13');
    await page.getByRole('slider', { name: /^Turn / }).focus();
    const views = page.getByRole('list', { name: 'Views' }).locator('canvas');
    await expect(views).toHaveCount(6);
    const drawn = () =>
      views.evaluateAll((canvases) =>
        canvases.map((seen) => {
          const { width, height } = seen as HTMLCanvasElement;
          const copy = new OffscreenCanvas(width, height).getContext('2d');
          copy?.drawImage(seen as HTMLCanvasElement, 0, 0);
          const bytes = copy?.getImageData(0, 0, width, height).data ?? [];
          return bytes.filter((byte, at) => at % 4 === 3 && byte > 0).length > 200;
        }),
      );
    await expect.poll(drawn).toEqual(Array.from({ length: 6 }, () => true));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[role=img] > canvas')).toBeVisible();
    const worker = page.workers().find((each) => each.url().includes('drawing-worker'));
    expect(await worker?.evaluate(() => (globalThis as { kind?: string }).kind)).toBe(kind);
  });
