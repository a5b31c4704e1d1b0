/** The pages to link to: first, last, and those around the present one; a gap stands for two pages or more. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const around = [1, page - 1, page, page + 1, pageCount];
  const near = (n: number) => around.includes(n) || (n === 2 && page <= 4) || (n === pageCount - 1 && page >= pageCount - 3);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(near);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}
