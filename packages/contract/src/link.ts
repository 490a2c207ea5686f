import { z } from 'zod';

/** A HAL link. Where it may lead is decided by whoever follows it, never here (security G1). */
export const linkSchema = z.object({ href: z.string().min(1).max(2048) });
export type Link = z.infer<typeof linkSchema>;

/** `_links` with exactly the given relations. */
export function linksSchema<const Relation extends string>(relations: readonly Relation[]) {
  return z.object(
    Object.fromEntries(relations.map((relation) => [relation, linkSchema])) as Record<
      Relation,
      typeof linkSchema
    >,
  );
}
