import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

const forSystem = (table: string, rights: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy every_row on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
  grant ${rights} on ${table} to ${SYSTEM_ROLE};
`

/**
 * Societies in several databases: the catalogue, which one of them has, and in each what is on its way from or to another.
 * Where there is one database all three stay empty. `society_move` is written by the command that moves, as a superuser.
 */
export const up = `
  create table catalogue_society (
    org_id text collate "C" primary key,
    code text collate "C" not null unique,
    shard text collate "C" not null
  );
  create table catalogue_host (
    host text collate "C" primary key,
    org_id text collate "C" not null references catalogue_society on delete cascade
  );
  create index catalogue_host_society on catalogue_host (org_id);
  create table society_move (
    org_id text collate "C" primary key,
    state text collate "C" not null check (state in ('arriving', 'arrived', 'leaving', 'moved')),
    peer text collate "C" not null,
    until timestamptz,
    is_verified boolean not null default false
  );
  ${forSystem('catalogue_society', 'select, insert, update, delete')}
  ${forSystem('catalogue_host', 'select, insert, update, delete')}
  ${forSystem('society_move', 'select')}
  create policy own_organisation on society_move to ${ORG_ROLE}
    using (org_id = current_setting('app.org', true));
  grant select on society_move to ${ORG_ROLE};
`
