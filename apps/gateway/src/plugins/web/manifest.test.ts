import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

async function manifestOf(variables: Record<string, string>) {
  const { app } = await buildTestApp(variables);
  const answer = await app.inject('/manifest.webmanifest');
  return { answer, manifest: answer.json() };
}

describe('R-20, SEC-G28: the portal can be installed', () => {
  it.each([
    ['standard', 'Noonmark', '#e3f3f2'],
    ['vip', 'Noonmark Private', '#0f1b2d'],
  ])('as an app in the %s brand', async (brand, name, colour) => {
    const { answer, manifest } = await manifestOf({ DEFAULT_BRAND: brand });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(manifest).toMatchObject({
      id: '/',
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
    });
    expect(manifest.icons).toEqual([
      { src: `/icons/${brand}-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `/icons/${brand}-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `/icons/${brand}-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
  });

  it('under the names that the firm configured', async () => {
    const { manifest } = await manifestOf({ PORTAL_NAME: 'Oak & "Ash"', FIRM_NAME: 'Oak Planning' });
    expect(manifest.name).toBe('Oak & "Ash"');
    expect(manifest.description).toContain('from Oak Planning.');
  });
});
