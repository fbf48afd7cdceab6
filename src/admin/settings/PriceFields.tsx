import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { serviceList } from '#admin/queries/services.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { ListedPrice } from '#domain/pages/overlay.ts';
import { writeAmount } from '#domain/settings/amounts.ts';
import { priceKey } from '#domain/settings/business-settings.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { SettingFields } from './SettingFields.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What the services cost, each the lowest for its kind: of every page that visitors have, whoever made it. */
export function PriceFields({ form }: { form: SettingsFields }) {
  const services = useQuery(serviceList);
  const priced = services.data?.shown.filter(({ prices }) => prices.length > 0) ?? [];
  return (
    <>
      <p className="text-soft">{staff.settings.pricesHint(site.currency)}</p>
      <Loading what={staff.settings.thePrices} query={services} />
      {priced.map(({ key: service, name, prices }) => (
        <fieldset key={service} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">{name}</legend>
          {prices.map((price) => (
            <PriceField key={price.key} {...{ form, service, price }} />
          ))}
        </fieldset>
      ))}
      <SettingFields form={form} names={['vat']} />
    </>
  );
}

interface PriceFieldProps {
  form: SettingsFields;
  service: string;
  price: ListedPrice;
}

/** An amount; that of the page until somebody writes another one. */
function PriceField({ form, service, price }: PriceFieldProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `prices.${priceKey(service, price.key)}`,
  });
  return (
    <TextField
      label={price.name}
      inputMode="decimal"
      {...field}
      value={field.value ?? writeAmount(price.from)}
      error={fieldState.error?.message}
    />
  );
}
