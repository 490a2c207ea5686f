import type { Verdict } from '@portal/contract/v1/due-diligence';
import type { ComponentProps } from 'react';
import { Chip } from '#ui/data/chip.tsx';
import { checkIcon, checkNoteIcon, eyeIcon, ringMinusIcon } from '#ui/icons.tsx';
import { verdictNames } from './verdict.ts';

const looks: Record<Verdict, Required<Pick<ComponentProps<typeof Chip>, 'meaning' | 'icon'>>> = {
  approved: { meaning: 'positive', icon: checkIcon },
  approved_with_conditions: { meaning: 'caution', icon: checkNoteIcon },
  watch: { meaning: 'watch', icon: eyeIcon },
  removed: { meaning: 'negative', icon: ringMinusIcon },
};

/** A verdict of the due diligence: text, icon and colour are redundant. Nothing when the firm gives none. */
export function VerdictChip({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null) return null;
  return <Chip {...looks[verdict]}>{verdictNames[verdict]}</Chip>;
}
