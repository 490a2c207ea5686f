import { useQuery } from '@tanstack/react-query';
import { useMessageCount } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { listWords } from '#ui/format/counts.ts';
import { useOpenSessionsOffered } from '../open-sessions-queries.ts';

/** What is known to be done about an entry that was somebody else. */
export type Remedies = {
  endsSessions: boolean;
  forgetsDevice: boolean;
  informsFirm: boolean;
  /** It is known that the firm offers none of these. */
  areNone: boolean;
};

/**
 * SEC-H6: a firm that takes reports does all of it; elsewhere it depends on the calls that there are. `takesReports` is
 * undefined until it is known; what is not known is not promised.
 */
export function useRemedies(takesReports: boolean | undefined): Remedies {
  const trpc = useTRPC();
  const isAsked = takesReports === false;
  const sessions = useOpenSessionsOffered(isAsked);
  const devices = useQuery(trpc.device.list.queryOptions(undefined, { enabled: isAsked })).data?.offered;
  const messages = useMessageCount(isAsked)?.offered;
  if (takesReports) return { endsSessions: true, forgetsDevice: true, informsFirm: true, areNone: false };
  return {
    endsSessions: isAsked && sessions === true,
    forgetsDevice: isAsked && devices === true,
    informsFirm: isAsked && messages === true,
    areNone: isAsked && [sessions, devices, messages].every((offered) => offered === false),
  };
}

/** What the page says above the entries. */
export function remedyIntro({ endsSessions, informsFirm }: Remedies): string {
  const promised = [
    ...(endsSessions ? ['we will sign out everyone else'] : []),
    ...(informsFirm ? ['client services will contact you'] : []),
  ];
  const ask = 'If you do not recognise an entry, tell us here';
  return promised.length === 0 ? `${ask}.` : `${ask}: ${promised.join(', and ')}.`;
}

/** What the question says; `device` is what would be forgotten, null for nothing. */
export function remedyText(remedies: Remedies, device: string | null): string {
  const promised = [
    ...(remedies.endsSessions ? ['end every other session'] : []),
    ...(remedies.forgetsDevice && device !== null ? [`forget ${device}`] : []),
    ...(remedies.informsFirm ? ['start a conversation with client services about it'] : []),
  ];
  if (promised.length === 0) return 'Please choose a new password and contact support.';
  return `We will ${listWords(promised)}. Then please choose a new password${remedies.informsFirm ? '' : ', and contact support'}.`;
}
