import type { OrderDraft } from '@shop/contracts';
import type { OrderPromotion } from '@shop/design-system/screens/checkout/CouponChoice/PromotionNote';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../features/catalogue/catalogue.query.ts';
import { flashSaleQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';

/** The terms of the order's promotion; undefined until they are loaded. The shop applies them in any case. */
export function usePromotion(promotion: OrderDraft['promotion']): OrderPromotion | undefined {
  const language = useLanguage();
  const saleId = promotion?.kind === 'flashSale' ? promotion.saleId : undefined;
  const productId = promotion?.kind === 'presale' ? promotion.productId : undefined;
  const sale = useQuery({ ...flashSaleQuery(saleId ?? '', language), enabled: saleId !== undefined });
  const product = useQuery({ ...productQuery(productId ?? '', language), enabled: productId !== undefined });
  if (saleId !== undefined && sale.data?.turnsAt !== undefined) return { kind: 'flashSale', endsAt: sale.data.turnsAt };
  const terms = product.data?.presale;
  if (productId === undefined || !terms) return undefined;
  return { kind: 'presale', terms };
}
