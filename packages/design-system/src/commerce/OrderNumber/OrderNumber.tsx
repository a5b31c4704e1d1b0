import { CopyableNumber, type NumberProps } from '../CopyableNumber/CopyableNumber.tsx';
import { messages } from './OrderNumber.messages.ts';

/** The number of an order, with a copy button. */
export const OrderNumber = (props: NumberProps) => <CopyableNumber {...props} messages={messages} />;
