import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('the configuration in the page sets the name and look of the portal', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="portal-configuration">{"portalName":"Sundial","defaultBrand":"vip"}</script>`;
  expect(readConfiguration(page)).toMatchObject({ portalName: 'Sundial', defaultBrand: 'vip' });
});

test('index.html carries a value for every setting, for a page that is served without the gateway', () => {
  const values = Object.entries(readConfiguration(document));
  expect(values.map(([name]) => name).toSorted()).toEqual(
    [
      'aboutUrl',
      'defaultBrand',
      'firmLogoUrl',
      'firmName',
      'firmShortName',
      'idleMinutes',
      'portalLogoUrl',
      'portalName',
      'portalVipLogoUrl',
      'portalVipName',
      'privacyUrl',
      'statements',
      'supportTime',
      'termsUrl',
    ].toSorted(),
  );
  expect(values.filter(([, value]) => value === '')).toEqual([]);
});
