import { rowSecurity } from '../rowSecurity.ts'

/** Societies, and the host names by which a request finds its own; no two societies have one host. */
const SOCIETIES = `
  create table organisation (
    org_id text collate "C" primary key,
    code text collate "C" not null unique,
    name text not null,
    created_at timestamptz not null
  );
  ${rowSecurity('organisation')}

  create table org_host (
    org_id text collate "C" not null references organisation,
    host text collate "C" not null,
    primary key (org_id, host),
    constraint org_host_taken unique (host)
  );
  ${rowSecurity('org_host')}
`

/** How often a notice was read. */
const NOTICE_VIEWS = `
  create table notice_view (
    org_id text collate "C" not null references organisation,
    notice_id text collate "C" not null,
    browse_num int not null,
    primary key (org_id, notice_id)
  );
  ${rowSecurity('notice_view')}
`

export const organisations = SOCIETIES + NOTICE_VIEWS
