import type { DeliveryTerms } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../language/use-language.ts';
import { companyInfoQuery } from './site.query.ts';

/** What the shop promises about delivery: in the company information, which every page requests for its header. */
export const useDelivery = (): DeliveryTerms | undefined => useQuery(companyInfoQuery(useLanguage())).data?.delivery;
