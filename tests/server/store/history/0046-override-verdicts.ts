import { rowSecurity } from './rowSecurity.ts'

/**
 * Which overrides of a version a build of the product can show, so that no process checks again what another one has
 * checked; and user names across all organisations, which the start of a real site looks through.
 */
export const up = `
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
  create index account_user_name on account (user_name) where user_name is not null;
`
