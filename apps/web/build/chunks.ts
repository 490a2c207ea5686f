type ChunkGroup = {
  name: string;
  priority: number;
  test?: RegExp;
  tags?: ['$initial'];
  /** Takes a module only if at least this many of the lazily loaded parts need it. */
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
  // What every page behind the sign-in needs, and the first of them, the policies.
  {
    name: 'signed-in',
    test: /[\\/]src[\\/](?:.*[\\/])?(?:keep-session|signed-in|tabs-layout|policies-screen)\.tsx?$/,
    priority: 3,
  },
  // The fields of forms: a page with a form fetches all of them at once.
  { name: 'form', test: /[\\/]src[\\/]ui[\\/]form[\\/]/, priority: 3 },
  // The first step of the sign-in.
  { name: 'login', test: /[\\/]src[\\/].*[\\/](?:public-layout|login-screen)\.tsx$/, priority: 2 },
  // A group of their own: /verify has one of them, and needs nothing else that the signed-in pages share.
  { name: 'hooks', test: /[\\/]src[\\/]ui[\\/]hooks[\\/]/, minShareCount: 2, priority: 2 },
  // Shared by the pages behind the sign-in.
  {
    name: 'pages',
    test: /[\\/]src[\\/](?:ui[\\/](?:action|chart|data|feedback|layout)|core[\\/](?:csv|due-diligence|errors|format|routing|trpc))[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  // Lists, requests and sending: documents, messages and a policy have them.
  { name: 'documents', test: /[\\/]src[\\/]core[\\/]documents[\\/]/, minShareCount: 2, priority: 0 },
  // What the policies show below their first paint.
  { name: 'portfolio', test: /[\\/]src[\\/]features[\\/]policies[\\/]portfolio[\\/]/, priority: 0 },
];
