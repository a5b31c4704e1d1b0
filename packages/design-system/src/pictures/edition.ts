/** Changes with the pictures. Written by `npm run pictures -- edition`. */
export const EDITION = '3e51d1';
