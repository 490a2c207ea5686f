import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../project.ts';
import { imageFiles, imagesIn, pinImages } from './pinned-images.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const newer = `sha256:${'cd'.repeat(32)}`;
const dockerfile =
  'FROM node:24-bookworm-slim AS manifests\nRUN echo image: x:y\n\nFROM node:24-bookworm-slim\n';
const compose = 'services:\n  a:\n    image: portal-gateway\n  b:\n    image: nginx:stable-bookworm\n';

test('images with a tag are found, and those that are built here are not', () => {
  expect(imagesIn(dockerfile)).toEqual([{ image: 'node:24-bookworm-slim', isPinned: false }]);
  expect(imagesIn(compose)).toEqual([{ image: 'nginx:stable-bookworm', isPinned: false }]);
});

test('SEC-J14: a digest is put behind each use of its image, and replaced by a newer one', () => {
  const once = pinImages(dockerfile, new Map([['node:24-bookworm-slim', digest]]));
  expect(once).toContain(`FROM node:24-bookworm-slim@${digest} AS manifests\n`);
  expect(imagesIn(once)).toEqual([{ image: 'node:24-bookworm-slim', isPinned: true }]);
  const again = pinImages(once, new Map([['node:24-bookworm-slim', newer]]));
  expect(again).not.toContain(digest);
  expect(again.match(new RegExp(newer, 'g'))).toHaveLength(2);
});

test('an image without a known digest stays as it is', () => {
  expect(pinImages(compose, new Map())).toBe(compose);
});

test('SEC-J14: every image is pinned by its digest, and has the Node of the packages', () => {
  const images = imageFiles.flatMap((file) => imagesIn(readFileSync(join(projectRoot, file), 'utf8')));
  expect(images.length).toBeGreaterThanOrEqual(imageFiles.length);
  expect(images.filter(({ isPinned }) => !isPinned)).toEqual([]);
  const node = `node:${packageJson.devDependencies.node}-bookworm-slim`;
  expect(images.map(({ image }) => image).filter((image) => image.startsWith('node:'))).toEqual([node, node]);
});
