/** Shorter numbers have too few digits to hide. */
const MIN_LENGTH = 8;

/** A phone number without its middle digits: `138 **** 8000`. One that the server sends masked stays as it is. */
export const maskedPhone = (phone: string): string =>
  phone.length < MIN_LENGTH || phone.includes('*') ? phone : `${phone.slice(0, 3)} **** ${phone.slice(-4)}`;
