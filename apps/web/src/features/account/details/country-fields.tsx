import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { fieldLabels } from './changeable-details.ts';
import { type Countries, countryOf, regionNameOf } from './countries.ts';
import { type DetailsFieldsProps, pendingHint } from './fields.tsx';

type CountryFieldsProps = DetailsFieldsProps & { countries: Countries };

const notLoaded = 'We could not load the list. Reload the page to choose another.';

/** P-12: the country, and its regions, from the list of countries.ts. Another country takes the region away. */
export function CountryFields({ client, form, countries: loaded }: CountryFieldsProps) {
  if (loaded === undefined) return <CountryFieldsSkeleton />;
  const countries = loaded ?? [];
  const { country, countryId, county } = form.entered;
  const chosen = countryOf(countries, countryId, country);
  const name = chosen?.name ?? country;
  const region = regionNameOf(chosen, county);
  const failed = loaded === null ? notLoaded : undefined;
  return (
    <>
      <SelectField
        name="country"
        label={fieldLabels.country}
        placeholder="Select Country"
        autoComplete="country-name"
        options={namesOf(countries)}
        hint={failed ?? pendingHint(client, 'country')}
        error={form.fieldErrors.country}
        value={name}
        disabled={form.isBusy}
        onChange={({ target: { value } }) =>
          form.change({ country: value, countryId: countryOf(countries, '', value)?.code ?? '', county: '' })
        }
      />
      <SelectField
        name="county"
        label={fieldLabels.county}
        placeholder="Select Region"
        autoComplete="address-level1"
        options={namesOf(chosen?.regions ?? [])}
        hint={pendingHint(client, 'county')}
        error={form.fieldErrors.county}
        value={region}
        disabled={form.isBusy}
        onChange={(event) => form.change({ county: event.target.value })}
      />
    </>
  );
}

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

/** A skeleton as high as the two fields. */
function CountryFieldsSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the countries
      </p>
      <Skeleton width="100%" height="4.85rem" />
      <Skeleton width="100%" height="4.85rem" />
    </>
  );
}
