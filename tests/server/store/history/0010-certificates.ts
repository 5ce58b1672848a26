import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table certificate (
    org_id text collate "C" not null references organisation,
    code text collate "C" not null,
    kind text collate "C" not null check (kind in ('member', 'org')),
    obj_id text collate "C" not null,
    name text not null,
    num text not null,
    claims text not null,
    content_hash text collate "C" not null,
    path text collate "C" not null,
    issued_at timestamptz not null,
    stored_at timestamptz,
    replaced_at timestamptz,
    primary key (org_id, code)
  );
  create unique index certificate_current
    on certificate (org_id, kind, obj_id) where replaced_at is null;
  ${rowSecurity('certificate', 'select, insert, update')}
`
