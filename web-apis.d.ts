/**
 * The few Web APIs that pages, workers and Node share, in the parts that pure packages use. Those packages are compiled
 * without the DOM's and Node's types, so that timers, storage, sockets, time and chance have to be handed in.
 */
interface Blob {
  readonly size: number;
  readonly type: string;
}
declare const Blob: { new (): Blob; prototype: Blob };

declare class URL {
  constructor(url: string, base?: string | URL);
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  static canParse(url: string, base?: string | URL): boolean;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}
