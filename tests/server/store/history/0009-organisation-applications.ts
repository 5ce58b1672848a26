import { rowSecurity } from './rowSecurity.ts'

/** Recommended candidates, what a browser has proven about one, and the applications for positions. */
export const up = `
  create table recommendation (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    obj_id text collate "C" not null,
    approval_id text collate "C" not null,
    recommend_code text collate "C" not null,
    real_name text not null,
    card_no text collate "C" not null,
    birth_day text collate "C",
    title_level text collate "C",
    org_name text,
    tsa_position text collate "C",
    created_at timestamptz not null,
    primary key (org_id, id),
    constraint recommend_code_taken unique (org_id, recommend_code)
  );
  create index recommendation_card on recommendation (org_id, card_no);
  create table recommend_grant (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    recommendation_id text collate "C" not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (org_id, hash),
    foreign key (org_id, recommendation_id) references recommendation
  );
  create table or_application (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    function_code text collate "C" not null check (function_code in ('0401', '0402')),
    one_or_type text collate "C",
    two_or_type text collate "C",
    approval_id text collate "C",
    obj_id text collate "C",
    obj_code_id text collate "C",
    member_id text collate "C",
    sub_org_id text collate "C" not null,
    session text collate "C" not null,
    tsa_position text collate "C",
    pt_position text collate "C",
    form_info jsonb not null,
    form_hash text collate "C" not null,
    real_name text,
    mobile text collate "C",
    card_no text collate "C",
    org_unit_id text collate "C",
    org_name text,
    status text collate "C" not null,
    enclosure jsonb not null,
    account_id text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    revision int not null default 1,
    primary key (org_id, id),
    foreign key (org_id, form_hash) references form_definition,
    foreign key (org_id, org_unit_id) references org_unit,
    foreign key (org_id, account_id) references account,
    foreign key (org_id, obj_code_id) references recommendation
  );
  create index or_application_status on or_application (org_id, status, created_at desc);
  create index or_application_mobile on or_application (org_id, mobile);
  create index or_application_card on or_application (org_id, card_no);
  create index or_application_approval on or_application (org_id, approval_id, status);
  create unique index or_application_once on or_application (org_id, obj_code_id);
  ${rowSecurity('recommendation', 'select, insert')}
  ${rowSecurity('recommend_grant', 'select, insert, delete')}
  ${rowSecurity('or_application', 'select, insert, update')}
`
