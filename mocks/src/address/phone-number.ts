/** A mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
/** Hong Kong, Macao and Taiwan, with their prefix. */
const OTHER_REGIONS = /^\+?(852|853|886)-?\d{8,10}$/;

/** Whether a carrier can call a number: any mobile or landline number. */
export const isPhone = (text: string): boolean =>
  [MOBILE, LANDLINE, OTHER_REGIONS].some((pattern) => pattern.test(text));
