import type { Category, Product } from '@shop/contracts';
import type { Place } from '@shop/design-system';

/** The categories of a product as breadcrumbs, outermost first. */
export function breadcrumbsOf(
  categories: readonly Category[],
  product: Product | undefined,
): { label: string; to: Place }[] {
  for (const top of categories) {
    const sub = top.children.find((child) => product?.categoryIds.includes(child.id));
    if (!sub && !product?.categoryIds.includes(top.id)) continue;
    const first = { label: top.name, to: { name: 'parts', category: top.id } as const };
    // A subcategory with the name of its category would only repeat it.
    return sub && sub.name !== top.name
      ? [first, { label: sub.name, to: { name: 'parts', category: top.id, sub: sub.id } as const }]
      : [first];
  }
  return [];
}
