import type { ReactNode } from 'react';
import { Telephone } from '#core/format/telephone.tsx';
import { textLink } from '#ui/action/classes.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { formatDay } from '#ui/format/day.ts';
import { formatLargeMoney } from '#ui/format/money.ts';
import { Icon, outIcon } from '#ui/icons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Provider } from './provider-queries.ts';

/**
 * The facts about a provider (P-5); missing ones are left out. The size of a provider is public and is never
 * hidden.
 */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const facts = factsOf(provider).filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <RuledSection heading="About the company">
      <FactRows facts={facts} />
    </RuledSection>
  );
}

function factsOf(provider: Provider): { name: string; value: ReactNode }[] {
  const { assetsUnderAdministration: assets, financialStrength: strength, website, phone } = provider;
  return [
    { name: 'Legal name', value: provider.legalName },
    { name: 'FCA number', value: provider.fcaNumber },
    { name: 'Established', value: provider.yearEstablished },
    { name: 'Ownership', value: provider.ownership },
    { name: 'Assets under administration', value: assets === null ? null : formatLargeMoney(assets) },
    { name: 'Financial strength', value: strength === null ? null : strengthText(strength) },
    { name: 'If it failed', value: provider.fscsNote },
    { name: 'Website', value: website === null ? null : <OutsideLink address={website} /> },
    { name: 'Telephone', value: phone === null ? null : <Telephone number={phone} /> },
  ];
}

function strengthText({ rating, agency, ratedOn }: NonNullable<Provider['financialStrength']>): string {
  return `${rating}, by ${agency} on ${formatDay(ratedOn)}`;
}

/** SEC-G22: a link out of the portal, without a referrer; an address that is not https stays text. */
function OutsideLink({ address }: { address: string }) {
  const outside = outsideAddress(address);
  if (outside === null) return <>{address}</>;
  return (
    <a className={textLink} href={outside.href} target="_blank" rel="noopener noreferrer">
      {outside.label}
      <Icon shape={outIcon} />
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  );
}

/** A web address that the portal may link to, as text and as a link; null for anything but https. */
export function outsideAddress(text: string | null): { href: string; label: string } | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href, host, pathname } = new URL(text);
  if (protocol !== 'https:') return null;
  return { href, label: pathname === '/' ? host : host + pathname };
}
