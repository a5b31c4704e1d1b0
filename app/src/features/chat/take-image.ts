import type { ChatClient } from '@shop/chat-client';
import { checkImage } from '@shop/design-system/check-image';

/** Sends an image, if it is one: by content first, which tells what a name or a type claims; then by whether the browser can draw it. */
export async function takeImage(client: ChatClient, image: File): Promise<'kept' | 'wrongKind' | 'tooLarge'> {
  const verdict = await checkImage(image);
  if (verdict !== 'ok') return verdict === 'tooLarge' ? 'tooLarge' : 'wrongKind';
  if (typeof createImageBitmap !== 'undefined') {
    const drawn = await createImageBitmap(image).catch(() => undefined);
    if (!drawn) return 'wrongKind';
    drawn.close();
  }
  await client.sendImage(image);
  return 'kept';
}
