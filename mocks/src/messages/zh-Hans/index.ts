import agent from './agent.json' with { type: 'json' };
import balance from './balance.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import coupon from './coupon.json' with { type: 'json' };
import notice from './notice.json' with { type: 'json' };
import order from './order.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import refund from './refund.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import repair from './repair.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import session from './session.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import support from './support.json' with { type: 'json' };

export const zhHans = {
  agent,
  balance,
  catalogue,
  coupon,
  notice,
  order,
  payment,
  refund,
  refusals,
  repair,
  review,
  search,
  session,
  site,
  support,
};
