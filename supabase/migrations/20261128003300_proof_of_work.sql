-- Proof of work: what a browser of a visitor calculates before it sends, so that sending many costs many times as much.
-- The database signs a challenge and keeps nothing of it; what was calculated is good once.

insert into private.salts (purpose) values ('proof');

create table private.spent_proofs (
  challenge uuid primary key,
  expires_at timestamptz not null
);
comment on table private.spent_proofs is 'Challenges whose proof has been used, until they would have expired anyway.';
create index spent_proofs_expires_at_idx on private.spent_proofs (expires_at);

create function private.sign(words text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(words, salt, 'sha256'), 'hex') from private.salts where purpose = 'proof'
$$;
comment on function private.sign is 'What nobody but this project can calculate from these words (HMAC-SHA256).';

create function private.proof_answer(challenge text, tries integer) returns integer
language sql stable set search_path = '' as $$
  select (('x' || left(private.sign('answer ' || challenge), 8))::bit(32)::bigint % tries)::integer
$$;
comment on function private.proof_answer is 'The number below tries that a browser has to find.';

create function private.proof_hash(challenge text, answer integer) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(rpad(challenge || '.' || answer, 65536, '.'), 'UTF8')), 'hex')
$$;
comment on function private.proof_hash is 'Of 64 KiB, with the number at their beginning: browsers calculate that with the code of the system, nearly as fast as programs do. src/domain/enquiries/proof.ts has the same rule.';

create function private.proof_tries() returns integer
language sql stable security definer set search_path = '' as $$
  select 500 * case when load >= 1000 then 16 when load >= 300 then 8 when load >= 100 then 4 when load >= 30 then 2 else 1 end
  from (
    select count(*) as load from (
      select from public.enquiries where created_at > now() - interval '10 minutes' limit 1000
    ) as recent
  ) as counted
$$;
comment on function private.proof_tries is 'How many numbers a browser has to try at most: a second of a cheap phone at ease, sixteen when a thousand enquiries came within ten minutes.';

create function public.proof_challenge() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  id constant text := gen_random_uuid();
  tries constant integer := private.proof_tries();
  challenge constant text := concat_ws('.', id, extract(epoch from now() + interval '1 hour')::bigint, tries,
    private.proof_hash(id, private.proof_answer(id, tries)));
begin
  return challenge || '.' || private.sign(challenge);
end
$$;
comment on function public.proof_challenge is 'What a browser calculates a proof from, good for an hour: id, second at which it expires, most tries, the hash that is looked for, signature; with dots between. The proof is this, a dot and the number.';

create function private.check_proof(proof text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  parts constant text[] := string_to_array(proof, '.');
begin
  if proof is null or proof !~ '^[0-9a-f-]{36}\.\d{1,12}\.\d{1,6}\.[0-9a-f]{64}\.[0-9a-f]{64}\.\d{1,6}$'
    or private.sign(array_to_string(parts[1:4], '.')) <> parts[5]
    or to_timestamp(parts[2]::bigint) < now()
    or private.proof_answer(parts[1], parts[3]::integer) <> parts[6]::integer then
    return false;
  end if;
  delete from private.spent_proofs where expires_at < now();
  insert into private.spent_proofs (challenge, expires_at)
  values (parts[1]::uuid, to_timestamp(parts[2]::bigint))
  on conflict do nothing;
  return found;
end
$$;
comment on function private.check_proof is 'Whether this is the proof of a challenge of ours, within its hour and for the first time: it is spent by this call, unless the transaction is taken back. What needs a proof (an enquiry, a ticket for photographs) needs a challenge of its own.';
