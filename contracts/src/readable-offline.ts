import { cartCount } from './cart/cart-count.contract.ts';
import { cartList } from './cart/cart-list.contract.ts';
import { categoryBlocks } from './catalogue/category-blocks.contract.ts';
import { category } from './catalogue/category.contract.ts';
import { productFacets } from './catalogue/facets.contract.ts';
import { goodProducts } from './catalogue/good-products.contract.ts';
import { hotSearches } from './catalogue/hot-searches.contract.ts';
import { partFamily } from './catalogue/part-family.contract.ts';
import { productDetail } from './catalogue/product-detail.contract.ts';
import { products } from './catalogue/products.contract.ts';
import { recommendedProducts } from './catalogue/recommended.contract.ts';
import { savedLists } from './parts-list/saved-lists.contract.ts';
import { repairInventory } from './repair/repair-inventory.contract.ts';
import { repairRegions } from './repair/repair-regions.contract.ts';
import { repairSets } from './repair/repair-sets.contract.ts';
import { reviewCounts } from './review/review-counts.contract.ts';
import { reviewList } from './review/review-list.contract.ts';
import { bannerList } from './site/banner-list.contract.ts';
import { companyInfo } from './site/company-info.contract.ts';
import { wechatQrcode } from './site/wechat-qrcode.contract.ts';

/**
 * The calls whose answers a browser may store and show later, with the time when they were seen. Never what decides
 * about money (orders, payments, refunds), what must be of this moment (chat, captchas, limited offers), or an answer
 * with a token. A list of its own, so that no page downloads it.
 */
export const readableOffline = [
  bannerList,
  cartCount,
  cartList,
  category,
  categoryBlocks,
  companyInfo,
  productFacets,
  goodProducts,
  hotSearches,
  partFamily,
  productDetail,
  products,
  recommendedProducts,
  repairInventory,
  repairRegions,
  repairSets,
  reviewCounts,
  reviewList,
  savedLists,
  wechatQrcode,
] as const;
