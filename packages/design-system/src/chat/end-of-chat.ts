/** The end-chat button sends this text and nothing else, in every language (spec section 7): servers recognise it. */
export const END_OF_CHAT = '结束聊天';
