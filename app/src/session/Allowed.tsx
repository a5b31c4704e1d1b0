import type { ReactNode } from 'react';
import { useAllowed } from './use-allowed.ts';

export type AllowedProps = {
  permission: string;
  children: ReactNode;
  /** What all others see instead; nothing by default. */
  fallback?: ReactNode;
};

/** Shows its children only to a shopper with the permission. */
export function Allowed({ permission, children, fallback = null }: AllowedProps) {
  return useAllowed(permission) ? children : fallback;
}
