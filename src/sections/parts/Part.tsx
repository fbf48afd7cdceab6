import type { ReactNode } from 'react';
import { Text } from '../edit.tsx';
import { labelId, type Place } from '../place.ts';

interface Props {
  label: string;
  ground?: 'plain' | 'shaded';
  place: Place;
  children: ReactNode;
}

/** A name at the left, and what belongs to it beside it. */
export function Part({ label, ground = 'plain', place, children }: Props) {
  const isLegal = place.page === 'legal';
  const names = isLegal
    ? 'legal-part columns ruled'
    : `part wrap columns${ground === 'shaded' ? ' shaded' : ''}`;
  return (
    <section id={place.key} className={names} aria-labelledby={label ? labelId(place) : undefined}>
      <Text at="label" as="h2" id={labelId(place)}>
        {label}
      </Text>
      <div className={isLegal ? undefined : 'part-body'}>{children}</div>
    </section>
  );
}
