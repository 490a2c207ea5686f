import type { ReactNode } from 'react';
import { telephoneAddress } from '#core/telephone-address.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { formatDay } from '#ui/format-day.ts';
import { formatLargeMoney } from '#ui/format-large-money.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import { OutsideLink } from '../outside-link.tsx';
import type { Provider } from './filter-providers.ts';

/**
 * What the firm says of a provider (row P5); what it does not say is left out. The size of a provider is public and is never
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

function Telephone({ number }: { number: string }) {
  const address = telephoneAddress(number);
  if (address === null) return <>{number}</>;
  return (
    <a className={textLink} href={address}>
      {number}
    </a>
  );
}
