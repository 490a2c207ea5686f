/** What a build tells its worker. Paths begin with a slash. */
export type Shell = {
  /** Changes whenever a file does. */
  version: string;
  /** The script that the page of this build begins with. */
  entry: string;
  /** Scripts, styles, fonts and logos: what everybody gets alike. */
  files: readonly string[];
};

type Parts = {
  shell: Shell;
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
};

const NAME_BEGINS = 'shell-';
const PAGE = '/';
/** After that a network that does not answer counts as none. */
const NETWORK_WAIT_MS = 4000;

/**
 * The page and its files, kept on the device so that the portal opens without a network. The list is all that
 * is ever kept: no answer of the gateway, nothing about a person (SEC-G10).
 */
export function createShellCache({ shell, caches, fetch }: Parts) {
  const name = NAME_BEGINS + shell.version;
  const files = new Set(shell.files);

  /** Keeps a page if it is of this build, and no other file that names its entry; the gateway writes names and settings into it, so the latest one counts. */
  async function keepPage(answer: Response): Promise<boolean> {
    const isPage = answer.ok && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
    const isOfThisBuild = isPage && (await answer.clone().text()).includes(shell.entry);
    if (isOfThisBuild) await (await caches.open(name)).put(PAGE, answer);
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
    if (answer.status >= 500) throw new Error('Nobody is there behind the proxy');
    return answer;
  }

  return {
    /** Fetches all of it, or fails as a whole, such as while gateways of two builds answer by turns. */
    async install(): Promise<void> {
      await (await caches.open(name)).addAll([...files]);
      if (!(await keepPage(await fetch(PAGE)))) throw new Error('The page is of another build');
    },

    /** The page of any address: from the network, so that a new version is seen at once; without one, as it was kept. */
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
  return new Promise((_, refuse) =>
    setTimeout(() => refuse(new Error('No answer in time')), NETWORK_WAIT_MS),
  );
}
