import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table organisation (
    org_id text collate "C" primary key,
    code text collate "C" not null unique,
    name text not null,
    created_at timestamptz not null
  );
  create table org_host (
    org_id text collate "C" not null references organisation,
    host text collate "C" not null,
    primary key (org_id, host),
    constraint org_host_taken unique (host)
  );
  create table config_version (
    org_id text collate "C" not null references organisation,
    version int not null,
    hash text collate "C" not null,
    documents json not null,
    author text not null,
    note text not null,
    created_at timestamptz not null,
    primary key (org_id, version)
  );
  create table config_current (
    org_id text collate "C" primary key,
    version int not null,
    changed_at timestamptz not null,
    foreign key (org_id, version) references config_version
  );
  create table form_definition (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    form_info text not null,
    print_info text not null,
    created_at timestamptz not null,
    primary key (org_id, hash)
  );
  create table notice_view (
    org_id text collate "C" not null references organisation,
    notice_id text collate "C" not null,
    browse_num int not null,
    primary key (org_id, notice_id)
  );
  ${rowSecurity('organisation')}
  ${rowSecurity('org_host')}
  ${rowSecurity('config_version', 'select, insert')}
  ${rowSecurity('config_current')}
  ${rowSecurity('form_definition', 'select, insert')}
  ${rowSecurity('notice_view')}
`
