import { TextField } from '#admin/ui/fields/TextField.tsx';
import { prices } from '#business/prices.ts';
import { priceKey } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import type { SettingsFields } from './use-settings-form.ts';

/** What the services cost, each the lowest for its kind. */
export function PriceFields({ form: { field } }: { form: SettingsFields }) {
  return (
    <>
      <p className="text-soft">
        Amounts in {site.currency}. Whether each is fixed or the lowest, and whether it is by the
        hour or the like, is said on the page of the service, in the section with its prices.
      </p>
      {site.services.map(({ slug, name }) => (
        <fieldset key={slug} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">{name}</legend>
          {(prices[slug] ?? []).map((price) => {
            const key = priceKey(slug, price.key);
            return (
              <TextField
                key={key}
                label={price.name}
                inputMode="decimal"
                {...field(`prices.${key}`)}
              />
            );
          })}
        </fieldset>
      ))}
      <TextField
        label="Note on VAT"
        limit={200}
        hint="Below the prices, for example: All prices include VAT. Leave it empty for none."
        {...field('vat')}
      />
    </>
  );
}
