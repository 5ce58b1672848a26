import { rowSecurity } from '../rowSecurity.ts'

/**
 * Versions of a configuration share their documents: a document's text is stored once under its SHA-256, and a version
 * lists paths and hashes. A version also records the one it was made from, the account that published it, the change set
 * it came from and the report it was published on. Whole documents are `json`, as they must come back as written.
 */
const VERSIONS = `
  create table config_blob (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    content text not null,
    primary key (org_id, hash)
  );
  ${rowSecurity('config_blob', 'select, insert')}

  create table config_version (
    org_id text collate "C" not null references organisation,
    version int not null,
    hash text collate "C" not null,
    manifest json not null,
    base_version int,
    change_id text collate "C",
    report json,
    account_id text collate "C",
    author text not null,
    note text not null,
    created_at timestamptz not null,
    primary key (org_id, version)
  );
  ${rowSecurity('config_version', 'select, insert')}

  create table config_current (
    org_id text collate "C" primary key,
    version int not null,
    changed_at timestamptz not null,
    foreign key (org_id, version) references config_version
  );
  ${rowSecurity('config_current')}
`

/**
 * Overrides of the product's documents: the product's text that each of a version was made from, by the hash of its
 * blob; and which of them a build of the product can show, so that no process checks again what another one has checked.
 */
const OVERRIDES = `
  create table config_base (
    org_id text collate "C" not null references organisation,
    version int not null,
    path text collate "C" not null,
    hash text collate "C" not null,
    primary key (org_id, version, path),
    foreign key (org_id, version) references config_version
  );
  ${rowSecurity('config_base', 'select, insert')}

  create table config_verdict (
    org_id text collate "C" not null references organisation,
    version int not null,
    build text collate "C" not null,
    verdict json not null,
    created_at timestamptz not null,
    primary key (org_id, version, build),
    foreign key (org_id, version) references config_version
  );
  ${rowSecurity('config_verdict', 'select, insert')}
`

/** Definitions of forms that records were made with, by their hash: a record keeps its own when the form changes. */
const FORMS = `
  create table form_definition (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    form_info text not null,
    print_info text not null,
    created_at timestamptz not null,
    primary key (org_id, hash)
  );
  ${rowSecurity('form_definition', 'select, insert')}
`

export const configuration = VERSIONS + OVERRIDES + FORMS
