import { z } from 'zod';
import { nullable, offered, withStandIn } from './promised.ts';

/** A HAL link. Where it may lead is decided where it is followed, never here (SEC-G1). */
export const linkSchema = z.object({ href: z.string().min(1).max(2048) });
export type Link = z.infer<typeof linkSchema>;

/** A promised link that cannot be read: following it fails, while a link that is not there has nothing behind it. */
export const unreadableLink: Link = { href: 'no link' };

type LinkField = ReturnType<typeof nullable<typeof linkSchema>>;

/** `_links` with the relations that the specification names, and those that are ours. A record may lack any of them. */
export function linksSchema<const Promised extends string = never, const Offered extends string = never>({
  promised = [],
  offered: extra = [],
}: {
  readonly promised?: readonly Promised[];
  readonly offered?: readonly Offered[];
}) {
  const entries = [
    ...promised.map((relation) => [relation, withStandIn(nullable(linkSchema), unreadableLink)]),
    ...extra.map((relation) => [relation, offered(linkSchema, 'nothing: the portal does not follow it')]),
  ];
  return z.object(Object.fromEntries(entries) as Record<Promised | Offered, LinkField>);
}
