import { rowSecurity } from './rowSecurity.ts'

/**
 * The product's text that an override of a version was made from, by the hash of its blob; while an override is in a
 * change set, the change set's document and each step that replaces it name theirs.
 */
export const up = `
  create table config_base (
    org_id text collate "C" not null references organisation,
    version int not null,
    path text collate "C" not null,
    hash text collate "C" not null,
    primary key (org_id, version, path),
    foreign key (org_id, version) references config_version
  );
  ${rowSecurity('config_base', 'select, insert')}
  alter table config_change_document add column base_hash text collate "C";
  alter table config_change_step
    add column before_base text collate "C",
    add column after_base text collate "C";
`
