import { reasonOf, type Server } from './ask.ts';

/** Opens a websocket and closes it; rejects with the reason when it does not open. */
export type Connect = (address: string) => Promise<void>;

const CONNECT_TIMEOUT_MS = 10_000;
/** Headers that the client sends with each call. Across origins the server has to allow them. */
const SENT_HEADERS = ['authori-zation', 'authorization', 'form-type', 'cb-lang', 'content-type'];

export const connectByWebSocket: Connect = (address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const timer = setTimeout(() => fail('no answer within 10 s'), CONNECT_TIMEOUT_MS);
    const fail = (reason: string) => {
      clearTimeout(timer);
      socket.close();
      reject(new Error(reason));
    };
    socket.addEventListener('error', () => fail('the connection was refused'));
    socket.addEventListener('open', () => {
      clearTimeout(timer);
      socket.close();
      resolve();
    });
  });

export async function probeChat(address: string | undefined, connect: Connect): Promise<string> {
  if (!address) return 'no address: the server names none in GET /get_workerman_url';
  try {
    await connect(address);
    return `${address} opens`;
  } catch (problem) {
    return `${address} does not open: ${reasonOf(problem)}`;
  }
}

/** Loads one photo of a product. A relative address is one of the server. */
export async function probePhoto(server: Server, address: string | undefined): Promise<string> {
  if (!address) return 'no product of the first page has a photo';
  const url = new URL(address, server.base);
  try {
    const response = await server.fetch(url);
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok) return `${url} answers HTTP ${response.status}`;
    if (!type.startsWith('image/')) return `${url} is not an image but ${type}`;
    const origin = url.origin === new URL(server.base).origin ? 'the server itself' : url.origin;
    return `${url} is ${type}, from ${origin}${url.protocol === 'http:' ? ', without encryption' : ''}`;
  } catch (problem) {
    return `${url} does not load: ${reasonOf(problem)}`;
  }
}

/** Whether a page of another origin may call the server, and with which of the client's headers. */
export async function probeCors(server: Server, page: string): Promise<string> {
  try {
    const { headers } = await server.fetch(`${server.base}/pc/get_company_info`, {
      method: 'OPTIONS',
      headers: {
        Origin: page,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': SENT_HEADERS.join(','),
      },
    });
    const origin = headers.get('access-control-allow-origin');
    if (origin !== '*' && origin !== page)
      return 'a page of another origin may not call it: serve the shop from the same origin';
    const names = headers.get('access-control-allow-headers') ?? '';
    const allowed = new Set(names.split(',').map((name) => name.trim().toLowerCase()));
    const refused = SENT_HEADERS.filter((name) => !allowed.has(name) && !allowed.has('*'));
    const who = `pages of ${origin === '*' ? 'any origin' : page} may call it`;
    return refused.length > 0 ? `${who}, but not with ${refused.join(', ')}` : who;
  } catch (problem) {
    return `unknown: ${reasonOf(problem)}`;
  }
}

/** The language of a refusal that is asked for in Chinese and in English. */
export async function probeLanguage(server: Server): Promise<string> {
  const messageIn = async (language: string, legacy: string) => {
    const response = await server.fetch(`${server.base}/user`, {
      headers: { 'Accept-Language': language, 'cb-lang': legacy },
    });
    return ((await response.json()) as { msg?: string }).msg ?? '';
  };
  try {
    const [chinese, english] = await Promise.all([messageIn('zh-CN', 'zh-CN'), messageIn('en', 'en-US')]);
    if (chinese === english) return `messages are in one language ("${english}")`;
    return `messages follow the language ("${chinese}", "${english}")`;
  } catch (problem) {
    return `unknown: ${reasonOf(problem)}`;
  }
}

const SECOND = 1000;

/** How far the server's clock is from this computer's, by the Date header, which counts whole seconds. */
export async function probeClock(server: Server, now: () => number): Promise<string> {
  try {
    const response = await server.fetch(`${server.base}/pc/get_company_info`);
    const date = response.headers.get('date');
    if (!date) return 'unknown: the server sends no Date header';
    const offset = Math.round((Date.parse(date) - now()) / SECOND);
    if (Math.abs(offset) <= 1) return 'agrees with this computer';
    return `${Math.abs(offset)} s ${offset > 0 ? 'ahead of' : 'behind'} this computer`;
  } catch (problem) {
    return `unknown: ${reasonOf(problem)}`;
  }
}
