import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

/** An object name as uploads get it, wherever it stands in a text. */
const NAME = '[A-Za-z0-9_-]+/[a-z]+/[0-9]{6}/[0-9a-f]{32}[.][a-z0-9]+'

const holdings = (table: string, place: string, columns: string): string => `
  insert into file_holding (org_id, path, holder, place)
    select distinct file.org_id, file.path, holder.id, '${place}'
    from ${table} holder
    cross join lateral regexp_matches(${columns}, '${NAME}', 'g') as found(name)
    join uploaded_file file on file.org_id = holder.org_id and file.path = found.name[1];
`

const HOLDERS = ['member_application', 'or_application', 'dues_order', 'dues_invoice']

const WHAT_RECORDS_HOLD = `
  ${holdings('member_application', 'memberForm', 'holder.form_info::text')}
  ${holdings('member_application', 'memberEnclosure', 'holder.enclosure::text')}
  ${holdings('or_application', 'orForm', 'holder.form_info::text')}
  ${holdings('or_application', 'orEnclosure', 'holder.enclosure::text')}
  ${holdings('dues_order', 'orderProof', 'holder.enclosure::text')}
  ${holdings('dues_invoice', 'invoiceFile', 'holder.enclosure::text')}
`

/**
 * Which place of which record holds a file: what nobody holds is removed after a day, and a file is opened to whoever
 * may open the record. What records hold already is read from them once.
 */
export const up = `
  alter table uploaded_file
    add column form_hash text collate "C" not null default '',
    add column released_at timestamptz,
    add column swept_at timestamptz;
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
  ${withRowsVisible(['uploaded_file', 'file_holding', ...HOLDERS], WHAT_RECORDS_HOLD)}
`
