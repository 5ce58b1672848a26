import { ORG_ROLE } from '../roles.ts'
import { systemAlone } from '../rowSecurity.ts'

/**
 * Societies in several databases (decision 0341): the catalogue, which one of them has, and in each what is on its way
 * from or to another. Where there is one database all three stay empty. `society_move` is written by the command that
 * moves, as a superuser.
 */
export const shards = `
  create table catalogue_society (
    org_id text collate "C" primary key,
    code text collate "C" not null unique,
    shard text collate "C" not null
  );
  ${systemAlone('catalogue_society', 'every_row', 'select, insert, update, delete')}

  create table catalogue_host (
    host text collate "C" primary key,
    org_id text collate "C" not null references catalogue_society on delete cascade
  );
  create index catalogue_host_society on catalogue_host (org_id);
  ${systemAlone('catalogue_host', 'every_row', 'select, insert, update, delete')}

  create table society_move (
    org_id text collate "C" primary key,
    state text collate "C" not null check (state in ('arriving', 'arrived', 'leaving', 'moved')),
    peer text collate "C" not null,
    until timestamptz,
    is_verified boolean not null default false
  );
  ${systemAlone('society_move', 'every_row', 'select')}
  create policy own_organisation on society_move to ${ORG_ROLE}
    using (org_id = current_setting('app.org', true));
  grant select on society_move to ${ORG_ROLE};
`
