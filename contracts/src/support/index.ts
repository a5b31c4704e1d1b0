export { agentList, type Agent } from './agent-list.contract.ts';
export { chatNotice } from './chat-notice.contract.ts';
export { chatHistory, type ConversationPage } from './chat-history.contract.ts';
export { conversationList, type Conversation } from './conversation-list.contract.ts';
export { cleanText } from './clean-text.ts';
export {
  decodeFrame,
  decodeSentFrame,
  encodeFrame,
  encodeSentFrame,
  PING_INTERVAL_MS,
  type DecodedFrame,
  type ReceivedFrame,
  type SendKind,
  type SentFrame,
} from './frames.ts';
export { chatMessage, messageWire, type CardProduct, type ChatMessage } from './message.entity.ts';
export { uploadImage } from './upload-image.contract.ts';
