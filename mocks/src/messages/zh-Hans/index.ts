import agent from './agent.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import coupon from './coupon.json' with { type: 'json' };
import order from './order.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import refund from './refund.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import support from './support.json' with { type: 'json' };

export const zhHans = { agent, catalogue, coupon, order, payment, refund, refusals, review, search, site, support };
