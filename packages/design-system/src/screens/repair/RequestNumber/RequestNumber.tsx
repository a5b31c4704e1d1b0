import { CopyableNumber, type NumberProps } from '../../../commerce/CopyableNumber/CopyableNumber.tsx';
import { messages } from './RequestNumber.messages.ts';

/** The number of a repair request, with a copy button. */
export const RequestNumber = (props: NumberProps) => <CopyableNumber {...props} messages={messages} />;
