/** Changes with the pictures. Written by `npm run pictures -- edition`. */
export const EDITION = 'd3cc2f';
