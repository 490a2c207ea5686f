type ChunkGroup = {
  name: string;
  priority: number;
  test?: RegExp;
  tags?: ['$initial'];
  /** Takes a module only if at least so many of the lazily loaded parts need it. */
  minShareCount?: number;
};

/**
 * How the client is cut: by folder and by lazy route. A group takes what its test names with all that this needs,
 * unless a group of higher priority has it. A module that no group takes comes with its page, or in a chunk of its own
 * where two pages share it.
 */
export const chunks: ChunkGroup[] = [
  // Everything that the entry imports: every page waits for it.
  { name: 'start', tags: ['$initial'], priority: 6 },
  // TanStack Query and tRPC: the signed-in pages, and the login form from its second step.
  {
    name: 'data',
    test: /[\\/]node_modules[\\/]@(?:tanstack[\\/].*query|trpc)/,
    minShareCount: 6,
    priority: 5,
  },
  // Shared by the pages before the sign-in and those behind it. `common` has what nearly every page needs; what the
  // pages behind the sign-in share beyond that is in `pages`.
  { name: 'brand', test: /[\\/]src[\\/]ui[\\/]brand[\\/]/, minShareCount: 2, priority: 4 },
  {
    name: 'common',
    test: /[\\/](?:src[\\/](?:ui[\\/](?:action|form|icons)|core[\\/](?:routing|session))|packages[\\/]contract)/,
    minShareCount: 22,
    priority: 4,
  },
  // The lazy route of the signed-in pages, with the layout that most of them have.
  { name: 'shell', test: /[\\/]src[\\/](?:app[\\/]signed-in|layouts[\\/]tabs-layout)\.tsx$/, priority: 3 },
  // The fields of forms: a page with a form fetches all of them at once.
  { name: 'form', test: /[\\/]src[\\/]ui[\\/]form[\\/]/, minShareCount: 2, priority: 2 },
  // Shared by the pages behind the sign-in.
  {
    name: 'pages',
    test: /[\\/]src[\\/](?:ui[\\/](?:data|layout|format)|core[\\/](?:errors|format|routing|trpc))[\\/]/,
    minShareCount: 6,
    priority: 2,
  },
  // The lazy route of the first page after the sign-in.
  { name: 'policies', test: /[\\/]src[\\/].*[\\/]policies-screen\.tsx$/, priority: 1 },
];
