/** The vertical position that every client of the family sends: the piece moves sideways only. */
const POINT_Y = 5;

/**
 * The solution of a slider captcha as the server reads it: the point, and the proof with which a code is asked for.
 * Both are encrypted by AES-128-ECB with PKCS7 padding, in Base64, if the server sent a secret key. The cipher is
 * loaded only then.
 */
export async function solutionOf(
  { token, secretKey }: { token: string; secretKey: string },
  x: number,
): Promise<{ pointJson: string; proof: string }> {
  const point = JSON.stringify({ x: Math.round(x), y: POINT_Y });
  const encrypt = secretKey === '' ? (text: string) => text : await cipherOf(secretKey);
  return { pointJson: encrypt(point), proof: encrypt(`${token}---${point}`) };
}

async function cipherOf(secretKey: string): Promise<(text: string) => string> {
  const { ecb } = await import('@noble/ciphers/aes.js');
  const bytes = new TextEncoder();
  const key = bytes.encode(secretKey);
  return (text) => btoa(String.fromCharCode(...ecb(key).encrypt(bytes.encode(text))));
}
