import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { projectRoot } from './project.ts';
import { imageFiles, imagesIn, pinImages } from './supply/pinned-images.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/** `npm run images:pin`: writes the current digest of every image behind its tag; needs Docker and its registry. */
try {
  const texts = imageFiles.map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
  const images = new Set(texts.flatMap(({ text }) => imagesIn(text).map(({ image }) => image)));
  const digests = new Map<string, string>();
  for (const image of images) {
    const digest = await digestOf(image);
    digests.set(image, digest);
    printLine(`${image}  ${digest}`);
  }
  for (const { file, text } of texts) writeFileSync(join(projectRoot, file), pinImages(text, digests));
} catch (error) {
  exitWith(error);
}

/** The digest of the list of all platforms, so that one pin works on each. */
async function digestOf(image: string): Promise<string> {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { stdout = '', failed } = await execa('docker', args, { reject: false });
  if (!failed && /^sha256:[0-9a-f]{64}$/.test(stdout.trim())) return stdout.trim();
  throw new StackError(
    `The digest of ${image} cannot be read (docker buildx imagetools): nothing was changed.`,
  );
}
