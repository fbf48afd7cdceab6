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
        Whole amounts in {site.currency}. Visitors read “from” before each.
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
                inputMode="numeric"
                {...field(`prices.${key}`)}
              />
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
