import type { ReactNode } from 'react';
import { textOrNull } from '#core/format/blank.ts';
import { telephoneAddress } from '#core/format/telephone-address.ts';
import { textLink } from '#ui/action/text-link.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { formatDay } from '#ui/format/day.ts';
import { formatLargeMoney } from '#ui/format/money.ts';
import { Icon, outIcon } from '#ui/icons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Provider } from './provider-queries.ts';

/**
 * What the firm says of a provider (P-5); what it does not say is left out. The size of a provider is public and is never
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
  const { assetsUnderAdministration: assets, financialStrength: strength } = provider;
  const [website, phone] = [textOrNull(provider.website), textOrNull(provider.phone)];
  return [
    { name: 'Legal name', value: textOrNull(provider.legalName) },
    { name: 'FCA number', value: textOrNull(provider.fcaNumber) },
    { name: 'Established', value: provider.yearEstablished },
    { name: 'Ownership', value: textOrNull(provider.ownership) },
    { name: 'Assets under administration', value: assets === null ? null : formatLargeMoney(assets) },
    { name: 'Financial strength', value: strength === null ? null : strengthText(strength) },
    { name: 'If it failed', value: textOrNull(provider.fscsNote) },
    { name: 'Website', value: website === null ? null : <OutsideLink address={website} /> },
    { name: 'Telephone', value: phone === null ? null : <Telephone number={phone} /> },
  ];
}

function strengthText({ rating, agency, ratedOn }: NonNullable<Provider['financialStrength']>): string {
  return `${rating}, by ${agency} on ${formatDay(ratedOn)}`;
}

function Telephone({ number }: { number: string }) {
  const address = telephoneAddress(number);
  if (address === null) return <>{number}</>;
  return (
    <a className={textLink} href={address}>
      {number}
    </a>
  );
}

/** A link out of the portal, which the page it leads to learns nothing of; an address that is no https page stays text. */
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

/** A web address that the portal may lead to, as it is read aloud and as it is opened; null for anything but https. */
export function outsideAddress(text: string | null): { href: string; label: string } | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href, host, pathname } = new URL(text);
  if (protocol !== 'https:') return null;
  return { href, label: pathname === '/' ? host : host + pathname };
}
