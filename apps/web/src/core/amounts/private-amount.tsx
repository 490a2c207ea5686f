import type { ComponentProps } from 'react';
import { Amount, LargeAmount } from '#ui/data/amount.tsx';
import { useAmountsHidden } from './store.ts';

/** An amount of the client's own money, in pence: the control in the header hides all of them. */
export function PrivateAmount(props: Omit<ComponentProps<typeof Amount>, 'isHidden'>) {
  return <Amount {...props} isHidden={useAmountsHidden()} />;
}

/** The same as the largest figure of a screen or section. */
export function PrivateLargeAmount(props: Omit<ComponentProps<typeof LargeAmount>, 'isHidden'>) {
  return <LargeAmount {...props} isHidden={useAmountsHidden()} />;
}
