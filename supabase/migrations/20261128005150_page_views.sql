-- How often pages are looked at: sums alone, from which nobody can be told. While the owner has it counted, and not otherwise.

create table private.page_views (
  day date not null,
  path text not null,
  source text not null,
  on_phone boolean not null,
  views integer not null,
  primary key (day, path, source, on_phone)
);
comment on table private.page_views is 'Views of a day by page, by where the visitor came from and by the kind of device. What is older than a week lies on the first day of its month: see private.fold_views().';
comment on column private.page_views.source is 'Host of the page that led here, or utm: and the word of a campaign; empty when the browser names none, a slash for a page of this site, "other" for what comes after the first hundred of a day. All but the slash make the view a visit.';

create table private.view_days (
  day date primary key,
  visits integer not null default 0,
  views integer not null default 0,
  floods integer not null default 0
);
comment on table private.view_days is 'Sums of a day of the business''s own calendar. Floods: views that were left out, see private.is_flooding().';

create table private.page_vitals (
  month date not null,
  path text not null,
  on_phone boolean not null,
  vital text not null,
  good integer not null,
  middling integer not null,
  poor integer not null,
  primary key (month, path, on_phone, vital)
);
comment on table private.page_vitals is 'How quick a page was in the browsers of a month, by the limits that Google sets: lcp, inp, cls, ttfb, and the worst of them all.';

create table private.missed_addresses (
  path text primary key,
  source text not null,
  count integer not null default 1,
  last_on date not null
);
comment on table private.missed_addresses is 'What visitors asked for and did not find, from where the last time (as in page_views), and how often until nobody asked for 30 days. At most 500: a new one takes the place of the one that was asked for least.';

create unlogged table private.view_limits (
  slot integer primary key,
  period timestamptz not null,
  count integer not null default 1
);
comment on table private.view_limits is 'How many views came of one of 4,096 groups of senders, whose hash of the day falls on the same slot: who a sender was is kept nowhere. Forgotten after a day.';

create function private.today() returns date
language sql stable security definer set search_path = '' as $$
  select (now() at time zone coalesce((select time_zone from private.site_defaults), 'UTC'))::date
$$;
comment on function private.today is 'The day by the business''s own clock.';

create function private.is_robot(agent text) returns boolean
language sql immutable set search_path = '' as $$
  -- Cubot makes telephones.
  select coalesce(agent, '') !~ '^Mozilla/'
    or agent ~* '(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|facebookexternal|monitor|pingdom|ptst|phantom|https?:'
$$;
comment on function private.is_robot is 'Whether a user agent says that nobody looks at what it asks for.';

create function private.page_path(address text) returns text
language sql immutable set search_path = '' as $$
  select case when address like '/%' then coalesce(nullif(regexp_replace(regexp_replace(
    left(address, 300), '(/index)?(\.html)?/*$', ''), '/page/[0-9]+$', ''), ''), '/') end
$$;
comment on function private.page_path is 'The address under which a page is counted: however a host writes its end, and a list''s further pages as the list.';

create function private.is_page(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  with named as (
    select code, case code when '' then path else substr(path, char_length(code) + 2) end as address
    from private.known_language(substring(path from '^/([a-z]{2,3})(?:/|$)')) as code
  ), part as (
    select code, folder[1] as folder, folder[2] as slug
    from named, regexp_match(address, '^(/blog|/blog/tags|/portfolio|/services|)/([a-z0-9-]+)$') as folder
  )
  select exists (select from private.site_defaults where pages ? path) or exists (
    select from part where case folder
      when '/blog' then exists (select from public.published_posts where language = code and slug = part.slug and published_at <= now())
      when '/blog/tags' then exists (select from public.post_summaries where tag_slugs @> array[slug])
      when '/portfolio' then exists (
        select from public.published_galleries where slug = part.slug or words -> code ->> 'slug' = part.slug
      )
      else exists (
        select from public.published_pages
        where language = code and slug = part.slug and (kind = 'service') = (folder <> '') and published_at <= now()
      )
    end
  )
$$;
comment on function private.is_page is 'Whether visitors can have a page under this path: one of the folder, which record_site_defaults() has named, or one that staff published.';

create function private.tally(slot integer, period timestamptz) returns integer
language sql set search_path = '' as $$
  insert into private.view_limits as known (slot, period) values (slot, period)
  on conflict (slot) do update
  set count = case when known.period = excluded.period then known.count else 0 end + 1, period = excluded.period
  returning count
$$;
comment on function private.tally is 'Counts one more in this minute or day, and answers how many there are.';

create function private.is_flooding(is_visit boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.today();
  -- Of IPv6 first the network around it: see private.sender_hash().
  sender constant text[] := string_to_array(private.sender_hash(), '.');
  -- Behind one address of a busy site are several people.
  fair constant integer := 8 + coalesce((select visits / 500 from private.view_days where view_days.day = today), 0);
  slot constant integer := hashtext(sender[cardinality(sender)] || today) & 4095;
begin
  -- Each in a statement of its own: what comes after a refusal is not to count.
  if slot is not null then
    if private.tally(slot, today) > 5 * fair then
      return true;
    elsif is_visit then
      if private.tally(4096 + slot, today) > fair then
        return true;
      end if;
    end if;
  end if;
  if cardinality(sender) > 1 then
    if private.tally(8192 + (hashtext(sender[1] || today) & 4095), today) > 10 * fair then
      return true;
    end if;
  end if;
  return private.tally(-1, date_trunc('minute', now())) > 100;
end
$$;
comment on function private.is_flooding is 'Whether more comes than people ask for: over 8 visits or 40 views of one sender a day, 80 views of one IPv6 /48, each with a little more where many visit, or 100 of all together within a minute. Of a machine that sends ten thousand, eight count as visits.';

create function private.source_of(host text, campaign text) returns text
language sql stable set search_path = '' as $$
  select case
    when host = split_part(private.request_header('origin'), '//', 2) then '/'
    when campaign <> '' then 'utm:' || regexp_replace(lower(left(campaign, 100)), '[^[:alnum:]._-]+', '-', 'g')
    when host ~ '^[A-Za-z0-9.-]+(:[0-9]+)?$' and char_length(host) <= 100 then regexp_replace(lower(host), '^www\.', '')
    else case host when '' then '' else 'other' end
  end
$$;
comment on function private.source_of is 'Where a visitor came from, as private.page_views has it. This site is what the browser names as the origin of its request.';

create function public.count_view(
  path text, kind text default 'view', host text default '', campaign text default '',
  lcp double precision default 0, inp double precision default 0, cls double precision default 0, ttfb double precision default 0
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  agent constant text := private.request_header('user-agent');
  is_missed constant boolean := kind = 'missed';
  -- What leads on is written as it was asked for.
  address constant text := case when is_missed then left(count_view.path, 300) else private.page_path(count_view.path) end;
  origin text := private.source_of(coalesce(host, ''), campaign);
  today constant date := private.today();
  is_on_phone constant boolean := agent ~ 'Mobi|Android|iP(hone|ad|od)';
begin
  if not (select counts from public.business_settings) or private.is_robot(agent)
    or '1' in (private.request_header('dnt'), private.request_header('sec-gpc'))
    or (case when is_missed then address ~ '^/[!-~]*$' else private.is_page(address) end) is not true then
    return;
  end if;
  if private.is_flooding(origin <> '/') then
    insert into private.view_days as known (day, floods) values (today, 1)
    on conflict (day) do update set floods = known.floods + 1;
    return;
  elsif is_missed then
    if (select count(*) >= 500 from private.missed_addresses) then
      delete from private.missed_addresses where path = (
        select path from private.missed_addresses where path <> address order by count, last_on limit 1
      );
    end if;
    insert into private.missed_addresses as known (path, source, last_on) values (address, origin, today)
    on conflict (path) do update set count = known.count + 1, last_on = today, source = excluded.source;
    return;
  end if;
  insert into private.view_days as known (day, visits, views) values (today, (origin <> '/')::integer, 1)
  on conflict (day) do update set visits = known.visits + excluded.visits, views = known.views + 1;
  if not exists (select from private.page_views where day = today and source = origin)
    and (select count(distinct source) >= 100 from private.page_views where day = today) then
    origin := 'other';
  end if;
  insert into private.page_views as known (day, path, source, on_phone, views) values (today, address, origin, is_on_phone, 1)
  on conflict (day, path, source, on_phone) do update set views = known.views + 1;
  -- A browser that does not tell when it had drawn the page tells too little, and ten minutes nobody waits.
  if lcp between 1 and 600000 then
    with measured as (
      select vital, (value > good)::integer + (value > poor)::integer as class
      from (values
        ('lcp', lcp, 2500, 4000), ('ttfb', ttfb, 800, 1800),
        -- Nobody may have pressed anything, and only some browsers tell shifts.
        ('inp', nullif(inp, 0), 200, 500), ('cls', case when agent ~ 'Chrom(e|ium)/' then cls end, 0.1, 0.25)
      ) as told (vital, value, good, poor)
      where value is not null
    )
    insert into private.page_vitals as known (month, path, on_phone, vital, good, middling, poor)
    select date_trunc('month', today::timestamp), address, is_on_phone, vital,
      (class = 0)::integer, (class = 1)::integer, (class = 2)::integer
    from (select * from measured union all select 'all', max(class) from measured) as each
    on conflict (month, path, on_phone, vital) do update set good = known.good + excluded.good,
      middling = known.middling + excluded.middling, poor = known.poor + excluded.poor;
  end if;
end
$$;
comment on function public.count_view is 'Counts that somebody looked at a page, or (kind: missed) asked for one that there is not: while counts of business_settings is on, the browser does not ask to be left alone (DNT, GPC) and is no robot. host and campaign: of the page that led here, and utm_source. lcp, inp, ttfb: milliseconds; with cls by the limits of Google good, middling or poor. Never says what became of it.';

create function private.fold_views(until timestamptz) returns void
language sql set search_path = '' as $$
  with old as (
    delete from private.page_views where day < (until - interval '8 days')::date and extract(day from day) <> 1 returning *
  )
  insert into private.page_views as known (day, path, source, on_phone, views)
  select date_trunc('month', day::timestamp), path, source, on_phone, sum(views) from old group by 1, 2, 3, 4
  on conflict (day, path, source, on_phone) do update set views = known.views + excluded.views
$$;
comment on function private.fold_views is 'Puts the views of days that are over for a week together on the first of their month. Sums of each day stay in view_days.';

create function public.numbers(month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone constant text := coalesce((select time_zone from private.site_defaults), 'UTC');
  today constant date := private.today();
  begins constant date := date_trunc('month', numbers.month::timestamp);
  next constant date := begins + interval '1 month';
  ends constant date := least(next - 1, today);
  answer jsonb;
begin
  perform private.require_permission('enquiries.read');
  with enquiry as materialized (
    select (created_at at time zone zone)::date as day, read_pages from public.enquiries
    where status not in ('spam', 'quarantined') and created_at >= (begins - interval '1 year 1 day') at time zone zone
  ), earlier as (
    select ago.name, sum(visits) as visits, (
      select count(*) from enquiry where day between min(since) and min(until)
    ) as enquiries
    from (values ('before', interval '1 month'), ('yearBefore', interval '1 year')) as ago (name, length),
      -- A month that is over is compared with whole ones.
      lateral (select (begins - length)::date as since, (case when next > today then ends - length else next - length - interval '1 day' end)::date as until) as span
      join private.view_days on day between since and until
    group by ago.name
  ), seen as (
    select path, coalesce(sum(views) filter (where day >= begins), 0) as views,
      coalesce(sum(views) filter (where day >= begins and source <> '/'), 0) as visits,
      coalesce(sum(views) filter (where day < begins), 0) as before
    from private.page_views where day >= begins - interval '1 month' and day < next
    group by path
  ), quick as (
    select path, sum(good) as good, sum(good + middling + poor) as measured
    from private.page_vitals where month = begins and vital = 'all' group by path
  )
  select jsonb_build_object(
    'month', begins,
    'since', (select min(day) from private.view_days where views > 0),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', date::date, 'visits', coalesce(visits, 0), 'views', coalesce(views, 0),
        'enquiries', (select count(*) from enquiry where enquiry.day = date)
      ) order by date)
      from generate_series(begins, ends, interval '1 day') as date left join private.view_days on view_days.day = date
    ), '[]'),
    'before', (select jsonb_build_object('visits', visits, 'enquiries', enquiries) from earlier where name = 'before'),
    'yearBefore', (select jsonb_build_object('visits', visits, 'enquiries', enquiries) from earlier where name = 'yearBefore'),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'path', path, 'visits', visits, 'views', views, 'before', before,
        'enquiries', (select count(*) from enquiry where day between begins and ends and path = any (read_pages)),
        'quick', (select round(good::numeric / measured, 3) from quick where quick.path = top.path and measured >= 10)
      ) order by views desc, path)
      from (select * from seen order by views desc, path limit 100) as top
    ), '[]'),
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('source', source, 'visits', visits) order by visits desc, source)
      from (
        select source, sum(views) as visits from private.page_views
        where day >= begins and day < next and source <> '/' group by source order by visits desc, source limit 50
      ) as top
    ), '[]'),
    'missed', coalesce((
      select jsonb_agg(jsonb_build_object('path', path, 'count', count, 'source', source) order by count desc, path)
      from (
        select * from private.missed_addresses where last_on > today - 30 and not private.is_page(private.page_path(path))
          and not exists (select from public.old_addresses where old_addresses.path = missed_addresses.path)
        order by count desc, path limit 50
      ) as top
    ), '[]'),
    'quick', (select round(sum(good) / sum(measured), 3) from quick having sum(measured) >= 20),
    'floods', (select coalesce(sum(floods), 0) from private.view_days where day between begins and ends)
  ) into answer;
  return answer;
end
$$;
comment on function public.numbers is 'What was counted in the month of this day: {month, since, days, before, yearBefore, pages, sources, missed, quick, floods}. before and yearBefore: of as many days of the month before and of the year before, null when nothing was counted then; enquiries without spam and those held back. quick: the share of page loads that Google calls good in all it measures, null for fewer than 10 of a page or 20 of all. Needs enquiries.read.';
