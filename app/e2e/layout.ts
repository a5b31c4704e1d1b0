import type { Locator, Page } from '@playwright/test';

/** The size of a finger, in px; a fraction less is the rounding of the rem. */
const TARGET = 43.5;

/** What of a page a shopper at a narrow window cannot see, or cannot hit with a finger, one sentence each. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const CONTROLS = 'a[href], button, select, summary, input:not([type=hidden], [type=file]), [role=tab]';
    const faults = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} px wide`);
    const named = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`;
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** Tables, tabs and rows of pictures that are scrolled on their own. */
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent);
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1 || !isSeen(element)) continue;
      if ((left < -1 || right > root.clientWidth + 1) && !scrolls(element))
        faults.add(`${named(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    }
    for (const path of document.querySelectorAll('nav > ol'))
      if (path.scrollWidth > path.clientWidth + 1) faults.add(`${named(path)} is scrolled sideways`);
    for (const date of document.querySelectorAll('time'))
      if (new Set([...date.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        faults.add(`the date “${date.textContent}” is broken`);
    /** Where a control is hit: a checkbox by its label, too, and a link by what it spreads over its card. */
    const sizeOf = (control: HTMLElement, label: HTMLElement | undefined) => {
      const { position, width, height } = getComputedStyle(control, '::after');
      const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect());
      const spread = position === 'absolute' ? [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0] : [0, 0];
      return [
        Math.max(spread[0] ?? 0, ...boxes.map((box) => box.width)),
        Math.max(spread[1] ?? 0, ...boxes.map((box) => box.height)),
      ] as const;
    };
    /** Within a sentence a link is as high as its line. */
    const isInText = (control: HTMLElement) => {
      const { display } = getComputedStyle(control);
      const beside = [...(control.parentElement?.childNodes ?? [])].filter(
        ({ nodeType }) => nodeType === Node.TEXT_NODE,
      );
      return display === 'inline' || (display === 'inline-block' && beside.some((text) => text.textContent?.trim()));
    };
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const [width, height] = sizeOf(control, label);
      if (isInText(control) || width < 1 || !(label ?? control).checkVisibility({ visibilityProperty: true })) continue;
      // A cell of a table is as wide as its column.
      if ((width < smallest && !control.closest('td')) || height < smallest)
        faults.add(`${named(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    /** Whether a line of a control or a headline ends between two Latin letters. */
    const breaksWords = (text: Text) => {
      const topOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getClientRects()[0]?.top ?? 0;
      };
      return [...text.data.matchAll(/[A-Za-z](?=[A-Za-z])/g)].some(({ index }) => topOf(index + 1) > topOf(index) + 3);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement?.closest('button, [role=tab], legend, h1, h2, h3');
      if (owner && isSeen(owner) && owner.getBoundingClientRect().width > 1 && breaksWords(text))
        faults.add(`${named(owner)} is broken inside a word`);
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (!canvas || !isSeen(field)) continue;
      canvas.font = `${fontSize} ${fontFamily}`;
      if (canvas.measureText(field.placeholder).width > room) faults.add(`the hint “${field.placeholder}” is cut`);
    }
    for (const steps of document.querySelectorAll('ol:has(> [aria-current=step])')) {
      const rows = new Set([...steps.children].map((step) => Math.round(step.getBoundingClientRect().top)));
      // In one row, or each in its own.
      if (rows.size > 1 && rows.size < steps.children.length) faults.add(`${named(steps)} has ${rows.size} rows`);
    }
    return [...faults];
  }, TARGET);

/**
 * The lines of Chinese headlines that end inside a phrase: between two characters, with neither punctuation nor a space,
 * although the phrase would fit into a line.
 */
export const brokenPhrases = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The box of a character. */
    const boxOf = (text: Node, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getClientRects()[0];
    };
    const breaksIn = (text: Node): number[] =>
      [...(text.textContent ?? '')].flatMap((_, at) => {
        const [before, after] = at > 0 ? [boxOf(text, at - 1), boxOf(text, at)] : [];
        // Boxes of close lines overlap.
        return before && after && after.top > before.top + before.height / 2 ? [at] : [];
      });
    const isBalanced = (element: Element) =>
      getComputedStyle(element).getPropertyValue('text-wrap-style') === 'balance';
    /** What balances its lines is a headline, too, such as that of a banner. */
    const headlineOf = ({ parentElement: parent }: Node) =>
      parent && (parent.closest('h1, h2, h3') ?? (isBalanced(parent) ? parent : null));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const headline = headlineOf(text);
      if (!headline) continue;
      const { width } = headline.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(headline).fontSize);
      for (const at of breaksIn(text)) {
        const [before, after] = [(text.textContent ?? '').slice(0, at), (text.textContent ?? '').slice(at)];
        const [start = ''] = /\p{Script=Han}+$/u.exec(before) ?? [];
        const [end = ''] = /^\p{Script=Han}+/u.exec(after) ?? [];
        // A figure stays with its unit, too.
        const isCut = /\d\s*$/.test(before) && /^\s*[元折件颗顆种種行张張天]/.test(after);
        if (isCut) found.push(`${before} | ${after}`);
        const isInside = start !== '' && end !== '';
        if (isInside && (start + end).length * size <= width) found.push(`${before} | ${after}`);
      }
    }
    return found;
  });

/** The texts, pictures and controls of the page that a panel lies on. */
export const coveredFigures = (panel: Locator): Promise<string[]> =>
  panel.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, input, img, svg, h1, h2, h3, p, td, dd)')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        return box.width > 0 && box.height > 0 && !isBeside;
      })
      .map((element) => `${element.localName} “${element.textContent.trim().slice(0, 30)}”`);
  });
