import type { ChatClient } from '@shop/chat-client';
import { checkImage } from '@shop/design-system';

/**
 * Sends an image after two checks: its content, because name and type may be wrong, and whether the browser can
 * decode it.
 */
export async function checkAndSendImage(client: ChatClient, image: File): Promise<'sent' | 'wrongKind' | 'tooLarge'> {
  const verdict = await checkImage(image);
  if (verdict !== 'ok') return verdict === 'tooLarge' ? 'tooLarge' : 'wrongKind';
  if (typeof createImageBitmap !== 'undefined') {
    const decoded = await createImageBitmap(image).catch(() => undefined);
    if (!decoded) return 'wrongKind';
    decoded.close();
  }
  await client.sendImage(image);
  return 'sent';
}
