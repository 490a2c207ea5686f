import { londonDay } from '@portal/contract/shapes/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { disclaimer } from '#core/branding/disclaimer.ts';
import { useFirm, useFirmRecord } from '#core/branding/use-firm.ts';
import { clientName } from '#core/format/names.ts';
import { urgent, useTRPC } from '#core/trpc/procedures.ts';
import { formatDay } from '#ui/format/day.ts';
import { usePrinting } from '#ui/hooks/use-printing.ts';
import styles from './print-frame.module.css';

/**
 * P-32: above every printed page that needs sign-in (signed-in.tsx) the firm, whose print it is where that is known,
 * and the date of printing.
 */
export function PrintHead() {
  // Drawn again when printing starts, so that the date is the day of printing.
  usePrinting();
  const firm = useFirm();
  const client = useClientName();
  return (
    <p className={styles.head}>
      <strong>{firm.name}</strong>
      {client === null ? null : <span>{client}</span>}
      <span>Printed on {formatDay(londonDay(new Date()))}</span>
    </p>
  );
}

/** P-32: below every printed page the risk, the regulatory disclaimer, and the firm's number where it gives one. */
export function PrintFoot() {
  const firm = useFirm();
  const number = useFirmRecord().data?.fcaNumber ?? null;
  return (
    <p className={styles.foot}>
      The value of investments can go down as well as up, and you may get back less than you put in.{' '}
      {disclaimer(firm.name)}
      {number === null ? null : ` FCA number ${number}.`}
    </p>
  );
}

/** Null where the firm gives no name, and until it is known. */
function useClientName(): string | null {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.client.get.queryOptions(undefined, urgent));
  return data ? clientName(data) : null;
}
