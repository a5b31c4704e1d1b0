/** Two notes that fall like a brick into its place: E6, then A5, in Hz. */
const NOTES = [1318.5, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.08;

/** Plays the sound of a new message: the server's own where it gave one that may be played, else ours. Silence is no failure. */
export async function playChime(address: string): Promise<void> {
  const own = playable(address);
  if (own) return new Audio(own).play().catch(() => undefined);
  // A page that nobody has touched yet may not sound; browsers would keep the notes for the first press.
  if (typeof AudioContext === 'undefined' || isUntouched()) return undefined;
  const audio = new AudioContext();
  await audio.resume().catch(() => undefined);
  const last = NOTES.map((pitch, place) => ring(audio, pitch, audio.currentTime + place * NOTE_SECONDS)).at(-1);
  last?.addEventListener('ended', () => void audio.close());
  return undefined;
}

/** Not every browser can tell. */
const isUntouched = (): boolean =>
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive === false;

function ring(audio: AudioContext, pitch: number, at: number): OscillatorNode {
  const note = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(LOUDNESS, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 2);
  note.connect(loudness).connect(audio.destination);
  note.start(at);
  note.stop(at + NOTE_SECONDS * 2);
  return note;
}

/** A sound of this shop or from a safe address; anything else is not played. */
function playable(address: string): string | undefined {
  if (address === '' || !URL.canParse(address, location.href)) return undefined;
  const { protocol, origin, href } = new URL(address, location.href);
  return protocol === 'https:' || (origin === location.origin && protocol === 'http:') ? href : undefined;
}
