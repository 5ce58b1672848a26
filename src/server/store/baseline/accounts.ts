import { SYSTEM_ROLE } from '../roles.ts'
import { rowSecurity } from '../rowSecurity.ts'

/**
 * Units, and branches of the society among them, which are listed by their kind (`one_sub_org_type`); other units have
 * none. Names are encrypted, so their hashes are compared: no two units of an area have one name.
 */
const UNITS = `
  create table org_unit (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    org_name text not null,
    org_name_hash text collate "C",
    org_name_codes text collate "C",
    area_code text collate "C" not null,
    link_man text not null,
    link_man_codes text collate "C",
    link_phone text not null,
    link_phone_hash text collate "C",
    org_type text collate "C" not null,
    one_sub_org_type text not null default '',
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create unique index org_unit_name_taken on org_unit (org_id, area_code, org_name_hash);
  create index org_unit_phone on org_unit (org_id, link_phone_hash);
  create index org_unit_listed on org_unit (org_id, created_at, id);
  ${rowSecurity('org_unit')}
`

/**
 * Accounts of individuals ('1'), units ('2') and staff ('9'). Beside what is encrypted stands a keyed hash where it is
 * unique, and codes where lists are searched by it.
 *
 * Whoever logs in types a user name or a mobile: a user name that is a mobile would be somebody else's number. Rights
 * are those of staff; an expertise is the field in which staff call an individual an expert. An account that staff
 * switched off is disabled, one that its person has left is closed, and its row stays for what refers to it. When an
 * account was last used outlives its logins.
 */
const ACCOUNTS = `
  create table account (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    user_type text collate "C" not null check (user_type in ('1', '2', '9')),
    user_name text collate "C",
    user_name_codes text collate "C",
    mobile text collate "C",
    mobile_hash text collate "C",
    pwd_hash text,
    rights jsonb not null default '[]',
    real_name text not null,
    real_name_codes text collate "C",
    org_unit_id text collate "C",
    org_name text,
    org_name_codes text collate "C",
    area_code text collate "C",
    sex text collate "C",
    birth_day text collate "C",
    card_type text collate "C",
    card_no text collate "C",
    card_no_hash text collate "C",
    title text,
    position text,
    subject text,
    edu text,
    major text,
    address text,
    expertise text,
    expertise_codes text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    last_seen_at timestamptz,
    second_factor_at timestamptz,
    disabled_at timestamptz,
    closed_at timestamptz,
    primary key (org_id, id),
    foreign key (org_id, org_unit_id) references org_unit,
    constraint account_user_name_taken unique (org_id, user_name),
    constraint account_mobile_taken unique (org_id, mobile_hash),
    constraint account_card_no_taken unique (org_id, card_no_hash),
    constraint account_user_name_no_mobile check (user_name !~ '^1[0-9]{10}$'),
    constraint account_rights_of_staff
      check (jsonb_typeof(rights) = 'array' and (user_type = '9' or rights = '[]')),
    constraint account_expertise_of_individual check (expertise is null or user_type = '1')
  );
  create index account_unit on account (org_id, org_unit_id);
  create index account_created on account (org_id, created_at, id);
  ${rowSecurity('account')}
`

/**
 * Lists of accounts in the order of an index of their own; and user names across all organisations, which the start of a
 * real site looks through for those of demonstrations.
 */
const LISTS = `
  create index account_listed on account (org_id, created_at, id) include (disabled_at)
    where closed_at is null;
  create index account_type on account (org_id, user_type, created_at, id) include (disabled_at)
    where closed_at is null;
  create index account_expert on account (org_id, created_at, id)
    where closed_at is null and expertise is not null;
  create index account_user_name on account (user_name) where user_name is not null;
`

/** Who agreed to which version of a document, and from where. Kept as it was given; the system role alone removes it. */
const CONSENTS = `
  create table consent (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    account_id text collate "C",
    mobile text collate "C",
    mobile_hash text collate "C",
    document text collate "C" not null,
    version text collate "C" not null,
    ip text not null,
    at timestamptz not null,
    primary key (org_id, id)
  );
  create index consent_account on consent (org_id, account_id, document);
  create index consent_at on consent (org_id, at);
  ${rowSecurity('consent', 'select, insert')}
  grant delete on consent to ${SYSTEM_ROLE};
`

export const accounts = UNITS + ACCOUNTS + LISTS + CONSENTS
