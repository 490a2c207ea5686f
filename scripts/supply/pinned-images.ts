/** SEC-J14: the files that name images, from the root of the project. */
export const imageFiles = [
  'apps/gateway/Dockerfile',
  'apps/mock-api/Dockerfile',
  'containers/redis/Dockerfile',
  'docker-compose.yml',
];

/** An image that a file names, such as `node:24-bookworm-slim`, without its digest. */
const reference = /((?:^FROM |^\s*image: ))([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

/** Images that are not built here, in the order of their first use. */
export function imagesIn(text: string): { readonly image: string; readonly isPinned: boolean }[] {
  const found = new Map<string, boolean>();
  for (const [, , image = '', digest] of text.matchAll(reference))
    found.set(image, (found.get(image) ?? true) && digest !== undefined);
  return [...found].map(([image, isPinned]) => ({ image, isPinned }));
}

/** The text with the digest behind every image that has one in `digests`. The tag stays, for people. */
export function pinImages(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replaceAll(reference, (whole, before: string, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? whole : `${before}${image}@${digest}`;
  });
}
