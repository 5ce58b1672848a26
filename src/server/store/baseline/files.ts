import { rowSecurity } from '../rowSecurity.ts'

/**
 * Uploaded files, and which place of which record holds one: what nobody holds is removed after a day, and a file is
 * opened to whoever may open the record.
 */
export const files = `
  create table uploaded_file (
    org_id text collate "C" not null references organisation,
    path text collate "C" not null,
    name text not null,
    size int not null,
    content_type text not null,
    purpose text collate "C" not null,
    owner text collate "C" not null,
    owner_hash text collate "C",
    form_hash text collate "C" not null default '',
    created_at timestamptz not null,
    used_at timestamptz,
    released_at timestamptz,
    swept_at timestamptz,
    primary key (org_id, path)
  );
  create index uploaded_file_unused on uploaded_file (org_id, created_at) where used_at is null;
  ${rowSecurity('uploaded_file')}

  create table file_holding (
    org_id text collate "C" not null,
    path text collate "C" not null,
    holder text collate "C" not null,
    place text collate "C" not null,
    primary key (org_id, path, holder, place),
    foreign key (org_id, path) references uploaded_file
  );
  create index file_holding_holder on file_holding (org_id, holder);
  ${rowSecurity('file_holding')}
`
