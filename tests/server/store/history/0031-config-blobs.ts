import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

const SHARED_DOCUMENTS = `
  insert into config_blob (org_id, hash, content)
    select distinct on (v.org_id, d.value)
      v.org_id, encode(sha256(convert_to(d.value, 'UTF8')), 'hex'), d.value
    from config_version v cross join lateral json_each_text(v.documents) as d;
  update config_version v set manifest = (
    select json_object_agg(d.key, encode(sha256(convert_to(d.value, 'UTF8')), 'hex') order by d.place)
    from json_each_text(v.documents) with ordinality as d(key, value, place));
`

/**
 * Versions of a configuration share their documents: a document's text is stored once under its SHA-256, and a version
 * lists paths and hashes. A version also records the one it was made from, and the account that published it.
 */
export const up = `
  create table config_blob (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    content text not null,
    primary key (org_id, hash)
  );
  ${rowSecurity('config_blob', 'select, insert')}
  alter table config_version
    add column manifest json,
    add column base_version int,
    add column account_id text collate "C";
  ${withRowsVisible(['config_version', 'config_blob'], SHARED_DOCUMENTS)}
  alter table config_version
    alter column manifest set not null,
    drop column documents;
`
