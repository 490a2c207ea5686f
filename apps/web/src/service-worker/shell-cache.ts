/** The build's data for its worker. Paths start with a slash. */
export type Shell = {
  /** Changes whenever a file does. */
  version: string;
  /** The entry script of this build's page. */
  entry: string;
  /** Scripts, styles, fonts and logos: files that all clients share. */
  files: readonly string[];
};

type Deps = {
  shell: Shell;
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
};

const NAME_BEGINS = 'shell-';
const PAGE = '/';
/** After this time a network that does not answer counts as offline. */
const NETWORK_WAIT_MS = 4000;

/**
 * R-37, SEC-G30: the page and its files, cached on the device so that the portal opens without a network. Nothing else
 * is cached: no answer of the gateway, no personal data.
 */
export function createShellCache({ shell, caches, fetch }: Deps) {
  const name = NAME_BEGINS + shell.version;
  const files = new Set(shell.files);

  /**
   * Caches a page if it is HTML and of this build. The gateway writes names and settings into it, so the latest one is
   * kept; the answer itself would bring its address along, which may hold a mailed code (SEC-E13).
   */
  async function keepPage(answer: Response): Promise<boolean> {
    const isPage = answer.ok && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
    if (!isPage) return false;
    const html = await answer.text();
    const isOfThisBuild = html.includes(shell.entry);
    if (isOfThisBuild)
      await (await caches.open(name)).put(PAGE, new Response(html, { headers: answer.headers }));
    return isOfThisBuild;
  }

  async function keptPage(): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const kept = await cache.match(PAGE, { ignoreVary: true });
    if (!kept) return undefined;
    const html = (await kept.text()).replace('<html', '<html data-from-cache');
    return new Response(html, { headers: kept.headers });
  }

  async function fromNetwork(request: Request): Promise<Response> {
    const answer = await Promise.race([fetch(request), silence()]);
    if (answer.status >= 500) throw new Error('No server answers behind the proxy');
    return answer;
  }

  return {
    /** Fetches all files or fails, for example while gateways of two builds answer in turn. */
    async install(): Promise<void> {
      await (await caches.open(name)).addAll([...files]);
      if (!(await keepPage(await fetch(PAGE)))) throw new Error('The page is of another build');
    },

    /**
     * The page of any address: from the network, so that a new version is seen at once; without one, from the cache.
     */
    async page(request: Request): Promise<{ answer: Response; kept?: Promise<boolean> }> {
      try {
        const answer = await fromNetwork(request);
        return { answer, kept: keepPage(answer.clone()) };
      } catch {
        return { answer: (await keptPage()) ?? Response.error() };
      }
    },

    /** Is it a file that is kept? Those under /assets may be of an older build, which an open page still needs. */
    hasFile: (pathname: string): boolean => files.has(pathname) || pathname.startsWith('/assets/'),

    /** From the own build before any other: files under /assets are named by their content, logos are not. */
    async file(request: Request): Promise<Response> {
      const own = await (await caches.open(name)).match(request, { ignoreVary: true });
      return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
    },

    async forgetOtherBuilds(): Promise<void> {
      const others = (await caches.keys()).filter((key) => key.startsWith(NAME_BEGINS) && key !== name);
      await Promise.all(others.map((key) => caches.delete(key)));
    },
  };
}

function silence(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), NETWORK_WAIT_MS),
  );
}
