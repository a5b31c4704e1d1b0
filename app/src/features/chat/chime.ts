/** E6, then A5, in Hz. */
const NOTES = [1318.5, 880];
const NOTE_SECONDS = 0.14;
const VOLUME = 0.08;

/**
 * Plays the sound for a new message: the server’s if it provides a valid address, otherwise two notes. Never
 * rejects: a browser may refuse to play.
 */
export async function playChime(address: string): Promise<void> {
  const own = playable(address);
  if (own) return new Audio(own).play().catch(() => undefined);
  // Browsers block audio until the first user interaction, and would play the notes with it.
  if (typeof AudioContext === 'undefined' || hasNoInteraction()) return undefined;
  const audio = new AudioContext();
  await audio.resume().catch(() => undefined);
  const last = NOTES.map((pitch, index) => playNote(audio, pitch, audio.currentTime + index * NOTE_SECONDS)).at(-1);
  last?.addEventListener('ended', () => void audio.close());
  return undefined;
}

/** Not every browser reports it. */
const hasNoInteraction = (): boolean =>
  (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive === false;

function playNote(audio: AudioContext, pitch: number, at: number): OscillatorNode {
  const note = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 2);
  note.connect(gain).connect(audio.destination);
  note.start(at);
  note.stop(at + NOTE_SECONDS * 2);
  return note;
}

/** The address, if it is an https address or one of this shop. */
function playable(address: string): string | undefined {
  if (address === '' || !URL.canParse(address, location.href)) return undefined;
  const { protocol, origin, href } = new URL(address, location.href);
  return protocol === 'https:' || (origin === location.origin && protocol === 'http:') ? href : undefined;
}
