import { create } from 'zustand';

/** An answer of earlier that the service worker gave to this page. */
export type ShownAnswer = {
  /** The address of the call. */
  url: string;
  /** When it was seen, and when it was given to the page, in ms since 1970 by this device. */
  seenAt: number;
  givenAt: number;
};

type Connection = {
  /** Whether the last attempts to reach the shop failed. */
  isLost: boolean;
  /** The answers of earlier, with the path of the page for which they were given. */
  shown: readonly (ShownAnswer & { page: string })[];
};

export const useConnection = create<Connection>(() => ({ isLost: false, shown: [] }));

/** Replaces the list of answers of earlier by what the service worker reports. */
export function noteShown(reported: readonly ShownAnswer[]): void {
  const { shown } = useConnection.getState();
  const pageOf = ({ url, givenAt }: ShownAnswer) =>
    shown.find((known) => known.url === url && known.givenAt === givenAt)?.page ?? location.pathname;
  useConnection.setState({
    shown: reported.map((answer) => ({ ...answer, page: pageOf(answer) })),
    ...(reported.length > 0 ? { isLost: true } : {}),
  });
}
