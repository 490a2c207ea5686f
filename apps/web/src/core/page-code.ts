type LoadCode = (pathname: string) => void;

let loadCode: LoadCode = () => undefined;

/** The app hands in how the code of a page is fetched: links know paths, and no routes. */
export function fetchPageCodeWith(load: LoadCode): void {
  loadCode = load;
}

/** Fetches the code of the page at this path ahead of a visit. */
export function fetchPageCode(pathname: string): void {
  loadCode(pathname);
}
