import { rowSecurity } from './rowSecurity.ts'

/**
 * Change sets of a configuration: what staff change before it is published, step by step, so that every step can be
 * taken back after a reload; who is in which document; and the report that a version was published on.
 */
export const up = `
  create table config_change (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    title text not null,
    status text not null check (status in ('open', 'ready', 'scheduled', 'published', 'discarded')),
    base_version int not null,
    created_by text collate "C" not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    ready_by text collate "C",
    note text,
    remark text,
    publish_by text collate "C",
    publish_at timestamptz,
    version int,
    primary key (org_id, id)
  );
  ${rowSecurity('config_change', 'select, insert, update')}
  create index config_change_recent on config_change (org_id, status, updated_at desc);
  create table config_change_document (
    org_id text collate "C" not null,
    change_id text collate "C" not null,
    path text collate "C" not null,
    content text,
    rev int not null,
    primary key (org_id, change_id, path),
    foreign key (org_id, change_id) references config_change
  );
  ${rowSecurity('config_change_document')}
  create table config_change_step (
    org_id text collate "C" not null,
    change_id text collate "C" not null,
    seq int not null,
    step_id text collate "C" not null,
    path text collate "C" not null,
    account_id text collate "C" not null,
    label text not null,
    edits json,
    before_hash text collate "C",
    after_hash text collate "C",
    undone boolean not null default false,
    created_at timestamptz not null,
    primary key (org_id, change_id, seq),
    unique (org_id, change_id, step_id),
    foreign key (org_id, change_id) references config_change
  );
  ${rowSecurity('config_change_step', 'select, insert, update')}
  create table config_seat (
    org_id text collate "C" not null,
    change_id text collate "C" not null,
    path text collate "C" not null,
    account_id text collate "C" not null,
    seen_at timestamptz not null,
    primary key (org_id, change_id, path),
    foreign key (org_id, change_id) references config_change
  );
  ${rowSecurity('config_seat')}
  alter table config_version add column change_id text collate "C", add column report json;
`
