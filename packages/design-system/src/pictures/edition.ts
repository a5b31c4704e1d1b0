/** Changes with the pictures. Written by `npm run pictures -- edition`. */
export const EDITION = '407235';
