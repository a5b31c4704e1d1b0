import type { ReactNode } from 'react';
import { KnownName } from '../KnownName/KnownName.tsx';
import { HeadRow } from '../HeadRow/HeadRow.tsx';
import { AddressLine } from '../RegionNames/RegionNames.tsx';
import { ParcelNumber } from '../ParcelNumber/ParcelNumber.tsx';
import styles from './TrackingLayout.module.css';

/** The page of a parcel: its head, then its columns. */
export const TrackingLayout = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

export type ParcelHeadProps = {
  /** The progress of the parcel. */
  title: ReactNode;
  carrier: string;
  /** '' before the parcel is sent. */
  parcelNumber: string;
  /** Copies the tracking number to the clipboard. */
  onCopy: ((number: string) => Promise<void> | void) | undefined;
  /** What can be done with the parcel. */
  children: ReactNode;
};

/** The progress of a parcel as a title, its tracking number and its actions. */
export const ParcelHead = ({ title, carrier, parcelNumber, onCopy, children }: ParcelHeadProps) => (
  <HeadRow>
    <div>
      <h1>{title}</h1>
      {parcelNumber ? (
        <p className={styles.number}>
          <KnownName of={carrier} /> <ParcelNumber number={parcelNumber} onCopy={onCopy} />
        </p>
      ) : null}
    </div>
    <div className={styles.actions}>{children}</div>
  </HeadRow>
);

/** The carrier's events beside the card of the parcel, or above it where there is less space. */
export const ParcelColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

export type ParcelCardProps = {
  recipient: { recipient: string; phone: string };
  address: string;
  /** The headings over the address and the contents. */
  texts: { shipTo: ReactNode; contents: ReactNode };
  /** The contents of the parcel. */
  children: ReactNode;
};

/** The delivery address and the contents of a parcel. */
export const ParcelCard = ({ recipient: { recipient, phone }, address, texts, children }: ParcelCardProps) => (
  <aside className={styles.card}>
    <h2 className={styles.heading}>{texts.shipTo}</h2>
    <p>
      {recipient} {phone}
      <br />
      <AddressLine address={address} />
    </p>
    <h2 className={styles.heading}>{texts.contents}</h2>
    {children}
  </aside>
);
