/** The provider states of the repair service. */
export const repairStates = {
  'the shop repairs sets': {
    means:
      'A shopper has a valid token, an address and an empty repair cart. The shop repairs the set with this number; the id is that of a part of its inventory, the free repair of this code of its box is not used, and the day is one of the last 90.',
    supplies: ['token', 'setNumber', 'inventoryId', 'repairCode', 'boughtOn'],
  },
  'the set is unknown': {
    means: 'A shopper has a valid token; the shop has no set with the number of the request.',
    supplies: ['token', 'setNumber'],
  },
  'a shopper with repairable sets is signed in': {
    means: 'A shopper has a valid token and has bought at least one set in this shop.',
    supplies: ['token'],
  },
  'the free repair of the code is used': {
    means: 'The code of the request belongs to the set of the request; its free repair is used.',
    supplies: ['setNumber', 'repairCode'],
  },
  'a repair request is in the cart': {
    means:
      'A shopper has a valid token, an address and a free request, that of the id, in the repair cart; set, part, code and day of purchase are those of the request.',
    supplies: ['token', 'repairId', 'setNumber', 'inventoryId', 'repairCode', 'boughtOn'],
  },
  'a repair request is confirmed': {
    means: 'A shopper has an address and the key of a confirmed free request of the repair cart.',
    supplies: ['token', 'orderKey', 'addressId'],
  },
  'the code of a confirmed repair request is used': {
    means:
      'A shopper has an address and the key of a request that was free when it was confirmed; its code was used meanwhile.',
    supplies: ['token', 'orderKey', 'addressId'],
  },
  'a repair request waits for payment': {
    means: 'A shopper has an unpaid repair request and a balance that covers it.',
    supplies: ['token', 'orderNumber'],
  },
  'a repair request is in review': {
    means:
      'A shopper has a free repair request that an agent reviews; its lines are parts of the inventory, none is described in words.',
    supplies: ['token', 'orderNumber'],
  },
  'a repair request needs more evidence': {
    means: 'A shopper has a repair request to which the agent has asked a question.',
    supplies: ['token', 'orderNumber'],
  },
  'a repair request is shipped': {
    means:
      'A shopper has a free repair request that is shipped, with at least one event from the carrier; its lines are parts of the inventory, each with a verdict.',
    supplies: ['token', 'orderNumber'],
  },
  'a repair request is received': {
    means: 'A shopper has received the parcel of a repair request that was never reopened.',
    supplies: ['token', 'orderNumber'],
  },
} as const;
