import type { PortalConfiguration } from '../../portal-configuration.ts';
import { brandLook } from './brand-look.ts';

/**
 * what a device needs to install the portal as an app (W3C Web Application Manifest), the same for all clients.
 */
export function webManifest(configuration: PortalConfiguration) {
  const { name, ground, icons } = brandLook(configuration);
  return {
    id: '/',
    name,
    short_name: name,
    description: `Your policies, their latest values and our research on providers, from ${configuration.firmName}.`,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground.light,
    theme_color: ground.light,
    categories: ['finance'],
    icons: [
      { src: icons.px192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icons.px512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Policies', url: '/tabs/policies' },
      { name: 'Insights', url: '/tabs/insights' },
    ],
  };
}

/** The lines of the page's head that lead a device there. */
export function installHead(configuration: PortalConfiguration): string {
  const { name, ground, icons } = brandLook(configuration);
  return [
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${ground.light}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${ground.dark}" />`,
    `<link rel="apple-touch-icon" href="${icons.apple}" />`,
    `<meta name="apple-mobile-web-app-title" content="${escapeAttribute(name)}" />`,
  ].join('\n    ');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
