import { accountActions } from './actions-account.ts';
import { afterSalesActions } from './actions-after-sales.ts';
import { buyingActions } from './actions-buying.ts';
import { chatActions } from './actions-chat.ts';
import { repairActions } from './actions-repair.ts';

export const actions = [...accountActions, ...buyingActions, ...afterSalesActions, ...repairActions, ...chatActions];
