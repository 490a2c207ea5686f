import { telephoneAddress } from '#core/telephone-address.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { formatDay } from '#ui/format-day.ts';
import { formatLargeMoney } from '#ui/format-large-money.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import { OutsideLink } from '../outside-link.tsx';
import type { Provider } from './filter-providers.ts';

const unknown = 'Not published';

/** What is known of a provider, from the register and from its own papers (row P5). Its size is nobody's secret and is never hidden. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const { assetsUnderAdministration: assets, financialStrength: strength, website, phone } = provider;
  return (
    <RuledSection heading="About the company">
      <FactRows
        facts={[
          { name: 'Legal name', value: provider.legalName },
          { name: 'FCA number', value: provider.fcaNumber },
          { name: 'Established', value: provider.yearEstablished ?? unknown },
          { name: 'Ownership', value: provider.ownership },
          {
            name: 'Assets under administration',
            value: assets === null ? unknown : formatLargeMoney(assets),
          },
          {
            name: 'Financial strength',
            value:
              strength === null
                ? 'Not rated'
                : `${strength.rating}, by ${strength.agency} on ${formatDay(strength.ratedOn)}`,
          },
          { name: 'If it failed', value: provider.fscsNote },
          { name: 'Website', value: website === null ? unknown : <OutsideLink address={website} /> },
          { name: 'Telephone', value: phone === null ? unknown : <Telephone number={phone} /> },
        ]}
      />
    </RuledSection>
  );
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
