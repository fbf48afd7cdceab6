-- What a visitor wrote to be answered at is read as people write it: copied from a telephone with signs that nobody sees, with
-- an extension, a remark, two numbers, or a number beside an address. None of it is refused for that, or lost.

create function private.plain_signs(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(value, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
        '[\u2010-\u2015\u2212]', '-', 'g'
      ),
      '０１２３４５６７８９٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹（）＊＋，－．／', '012345678901234567890123456789()*+,-./'
    ),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ))
$$;
comment on function private.plain_signs is 'In signs that a keyboard has, without those that nobody sees; every white space is one space. plainSigns() of src/domain has the same rule.';

create function private.numbers_in(value text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(digits order by nth, nth_half, nth_part) filter (where char_length(digits) between 6 and 15), '{}')
  from regexp_matches(value, '(?:\+ ?)?\(?[0-9][0-9 ()./-]*', 'g') with ordinality as run (found, nth)
  cross join regexp_split_to_table(
    found[1], case when char_length(regexp_replace(found[1], '[^0-9]', '', 'g')) > 15 then '/' else '^$' end
  ) with ordinality as halves (half, nth_half)
  cross join regexp_split_to_table(
    half, case when char_length(regexp_replace(half, '[^0-9]', '', 'g')) > 15 then ' (?=0)' else '^$' end
  ) with ordinality as parts (part, nth_part)
  cross join regexp_replace(part, '[^0-9]', '', 'g') as digits
$$;
comment on function private.numbers_in is 'The digits of each telephone number in a text of plain signs: what has 6 to 15 of them. Two, one behind the other, are parted by a slash, or where the second begins with a zero. numbersIn() of src/domain has the same rule.';

create function private.read_contact(written text, out address text, out others text)
language plpgsql immutable set search_path = '' as $$
declare
  ends constant text := ' ,;:<>()\[\]{}"|/';
  before text;
  after text;
begin
  others := regexp_replace(written, '\mmailto:', '', 'gi');
  if position('@' in written) = 0 then
    return;
  end if;
  written := others;
  address := rtrim(substring(written from '[^' || ends || ']*@[^' || ends || ']*'), '.!?');
  before := btrim(left(written, position(address in written) - 1));
  after := btrim(substr(written, position(address in written) + char_length(address)));
  others := btrim(concat_ws(' ', before, after), ' ,;:<>|/');
  if others ~ ('^[.' || ends || '-]*$') then
    others := '';
  end if;
  -- An address that somebody broke by a space would go to somebody else: of these what is beside it is no part.
  if after like '%@%' or not private.is_mail_address(address)
    or private.numbers_in(concat_ws(' ', before, after)) = '{}'
      and not (before ~ ('^[.' || ends || '-]*$|[<:]$') and after ~ ('^$|^[.!?' || ends || '-]')) then
    address := null;
  end if;
end
$$;
comment on function private.read_contact is 'The one mail address in a text of plain signs, and what is written beside it: a number, a remark, the name before it. No address where it is not sure which one is meant. findContactProblem() of src/domain has the same rule.';

alter table public.enquiries drop constraint enquiries_phone_check;
alter table public.enquiries add constraint enquiries_phone_check check (char_length(phone) <= 300);
comment on column public.enquiries.phone is 'Telephone number with whatever was written beside it and the mail address: an extension, another number, a remark. See private.numbers_in().';

-- Of what is stored so far each is one number, so that its print is the same.
-- The index calls it for whoever changes an enquiry, and nobody may look into the schema of the others.
create or replace function private.phone_print(phone text) returns text
language sql immutable security definer set search_path = '' as $$
  select right((private.numbers_in(private.plain_signs(phone)))[1], 9)
$$;
comment on function private.phone_print is 'The last nine digits of the first number: one number, with the country''s code or without.';
reindex index public.enquiries_phone_idx;

create or replace function private.is_contact(contact text, email text, phone text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when position('@' in contact) > 0 then email <> '' and private.mailbox(email) = private.mailbox(private.trim_text(contact))
    else coalesce(private.phone_print(contact) in (select right(number, 9) from unnest(private.numbers_in(phone)) as number), false)
  end
$$;
