import { useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import { messages, searchedMessages } from './BucketLabel.messages.ts';

const SEARCHED = { ...messages, ...searchedMessages };

/**
 * The labels of the buckets. Where parts are found by searches, what was not found may be sold all the same, and the
 * labels say no more than that.
 */
export const useBucketMessages = (): typeof messages => (useMayHaveFeature('listMatching') ? messages : SEARCHED);
