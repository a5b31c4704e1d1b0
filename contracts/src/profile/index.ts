export { bindPhone } from './bind-phone.contract.ts';
export { updatePhone } from './update-phone.contract.ts';
export { userEdit } from './user-edit.contract.ts';
