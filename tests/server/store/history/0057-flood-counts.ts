import { SYSTEM_ROLE } from '#server/store/roles.ts'

/** Requests by network and minute, by which processes share the limit against floods (decision 0358). */
export const up = `
  create table flood_count (
    minute timestamptz not null,
    kind text collate "C" not null,
    network text collate "C" not null,
    requests integer not null,
    primary key (minute, kind, network)
  );
  alter table flood_count enable row level security;
  alter table flood_count force row level security;
  create policy every_count on flood_count to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, update, delete on flood_count to ${SYSTEM_ROLE};
`
