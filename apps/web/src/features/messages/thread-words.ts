import type { Thread } from './use-thread.ts';

/** "With Ruth Vasey, your adviser"; a team whose role says no more than its name is named once. */
export function withContact({ name, role }: Thread['contact']): string {
  if (role === '' || role.toLowerCase().startsWith(name.toLowerCase())) return `With ${name}`;
  return `With ${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
}
