/** Rebrickable's number for a part whose colour does not matter: [No Color/Any Color]. */
export const ANY_COLOUR = 9999;
