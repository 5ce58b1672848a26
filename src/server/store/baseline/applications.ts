import { rowSecurity } from '../rowSecurity.ts'

/**
 * Applications for membership, which become the members: status '99' is a member. Values stand in `form_info` as they
 * were filled in, encrypted, with the definition they were made with; what lists and look-ups need of them has columns.
 * Names have codes for keywords, and patterns by which misspelt ones are guessed at. A record that was cleared says so
 * and is not found again. A record belongs to the account that made it, where one did.
 */
const MEMBERS = `
  create table member_application (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    one_member_code text collate "C" not null check (one_member_code in ('01', '02')),
    one_member_type text collate "C" not null,
    two_member_code text collate "C" not null,
    member_type text collate "C" not null,
    form_info text not null,
    form_hash text collate "C" not null,
    enclosure jsonb not null,
    real_name text,
    real_name_hash text collate "C",
    real_name_codes text collate "C",
    real_name_patterns text collate "C",
    mobile text collate "C",
    mobile_hash text collate "C",
    sex text collate "C",
    card_no text collate "C",
    card_no_hash text collate "C",
    area_code text collate "C",
    org_unit_id text collate "C",
    org_name text,
    org_name_hash text collate "C",
    org_name_codes text collate "C",
    photo text,
    introduction text,
    status text collate "C" not null,
    member_num text collate "C",
    end_at text collate "C",
    join_method text collate "C" not null,
    is_read text collate "C" not null,
    account_id text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    cleared_at timestamptz,
    revision int not null default 1,
    primary key (org_id, id),
    foreign key (org_id, form_hash) references form_definition,
    foreign key (org_id, org_unit_id) references org_unit,
    foreign key (org_id, account_id) references account,
    constraint member_num_taken unique (org_id, member_num)
  );
  ${rowSecurity('member_application', 'select, insert, update')}
`

/**
 * Members and applications are looked up by mobile, card, account and unit; members also by the names of lists and
 * statements, a unit by its own where there is no person's. A hash index finds one by the id in two pages, its row
 * included, where the tree of the key takes four (decision 0374).
 */
const LOOKED_UP = `
  create index member_application_mobile on member_application (org_id, mobile_hash);
  create index member_application_card on member_application (org_id, card_no_hash);
  create index member_application_account on member_application (org_id, account_id);
  create index member_application_unit on member_application (org_id, org_unit_id);
  create index member_application_named on member_application (org_id, real_name_hash)
    where status = '99';
  create index member_application_unit_named on member_application (org_id, org_name_hash)
    where status = '99' and real_name is null;
  create index member_application_of on member_application using hash (id) with (fillfactor = 50);
`

/**
 * Lists in the order of an index of their own: whatever a list is filtered by most, it then reads no more rows than it
 * shows or counts. Members are counted in no order (decision 0369). By the day on which members were made, entries are
 * in the order of their rows, and far pages are counted off by days (0373); what the expression is made of is included,
 * or no index alone would answer it.
 */
const LISTS = `
  create index member_application_status
    on member_application (org_id, one_member_code, status, created_at desc);
  create index member_application_listed on member_application (org_id, created_at, id)
    where cleared_at is null;
  create index member_application_category on member_application (org_id, one_member_code, created_at, id)
    where cleared_at is null;
  create index member_application_state on member_application (org_id, status, created_at, id)
    where cleared_at is null;
  create index member_application_audit on member_application (org_id, created_at, id)
    where cleared_at is null and status in ('05', '06');
  create index member_application_ending on member_application (org_id, end_at, id) where status = '99';
  create index member_application_kept on member_application (org_id, status, updated_at)
    where cleared_at is null;
  create index member_application_counted on member_application (org_id, status, one_member_code)
    where cleared_at is null;
  create index member_application_days on member_application (
    org_id, ((created_at at time zone 'UTC')::date)) include (created_at, status) where cleared_at is null;
  create index member_application_category_days on member_application (
    org_id, one_member_code, ((created_at at time zone 'UTC')::date)) include (created_at, status)
    where cleared_at is null;
  create index member_application_audit_days on member_application (
    org_id, ((created_at at time zone 'UTC')::date)) include (created_at, one_member_code)
    where cleared_at is null and status in ('05', '06');
`

/** The next number of members whose numbers begin alike. */
const MEMBER_NUMBERS = `
  create table member_num_counter (
    org_id text collate "C" not null references organisation,
    prefix text collate "C" not null,
    next int not null,
    primary key (org_id, prefix)
  );
  ${rowSecurity('member_num_counter', 'select, insert, update')}
`

/**
 * Which units the answers of records name, so that none of these is removed: nobody can look for them in what is
 * encrypted.
 */
const PICKED_UNITS = `
  create table unit_pick (
    org_id text collate "C" not null,
    unit_id text collate "C" not null,
    holder text collate "C" not null,
    primary key (org_id, holder, unit_id),
    foreign key (org_id, unit_id) references org_unit
  );
  create index unit_pick_unit on unit_pick (org_id, unit_id);
  ${rowSecurity('unit_pick')}
`

export const applications = MEMBERS + LOOKED_UP + LISTS + MEMBER_NUMBERS + PICKED_UNITS
