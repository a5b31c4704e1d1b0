/** Scrolls a matrix sideways until a column of a colour is visible beside the column of the parts. */
export function showColumn(scroller: HTMLElement, column: number): void {
  const [corner, ...heads] = scroller.querySelectorAll('thead th');
  const head = heads[column];
  if (!corner || !head) return;
  const from = corner.getBoundingClientRect().right;
  const to = scroller.getBoundingClientRect().right;
  const { left, right } = head.getBoundingClientRect();
  if (left < from || right > to) scroller.scrollLeft += (left + right - from - to) / 2;
}
