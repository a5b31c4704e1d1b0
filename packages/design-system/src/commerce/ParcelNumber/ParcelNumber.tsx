import { CopyableNumber, type NumberProps } from '../CopyableNumber/CopyableNumber.tsx';
import { messages } from './ParcelNumber.messages.ts';

/** The tracking number of a parcel, with a copy button. */
export const ParcelNumber = (props: NumberProps) => <CopyableNumber {...props} messages={messages} />;
