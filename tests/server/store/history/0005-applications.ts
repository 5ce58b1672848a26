import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table member_application (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    one_member_code text collate "C" not null check (one_member_code in ('01', '02')),
    one_member_type text collate "C" not null,
    two_member_code text collate "C" not null,
    member_type text collate "C" not null,
    form_info jsonb not null,
    form_hash text collate "C" not null,
    real_name text,
    mobile text collate "C",
    sex text collate "C",
    card_no text collate "C",
    area_code text collate "C",
    org_unit_id text collate "C",
    org_name text,
    photo text,
    introduction text,
    status text collate "C" not null,
    enclosure jsonb not null,
    member_num text collate "C",
    end_at text collate "C",
    join_method text collate "C" not null,
    is_read text collate "C" not null,
    account_id text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    revision int not null default 1,
    primary key (org_id, id),
    foreign key (org_id, form_hash) references form_definition,
    foreign key (org_id, org_unit_id) references org_unit,
    foreign key (org_id, account_id) references account,
    constraint member_num_taken unique (org_id, member_num)
  );
  create index member_application_status
    on member_application (org_id, one_member_code, status, created_at desc);
  create index member_application_mobile on member_application (org_id, mobile);
  create index member_application_card on member_application (org_id, card_no);
  create index member_application_account on member_application (org_id, account_id);
  create index member_application_unit on member_application (org_id, org_unit_id);
  create table member_num_counter (
    org_id text collate "C" not null references organisation,
    prefix text collate "C" not null,
    next int not null,
    primary key (org_id, prefix)
  );
  create table uploaded_file (
    org_id text collate "C" not null references organisation,
    path text collate "C" not null,
    name text not null,
    size int not null,
    content_type text not null,
    purpose text collate "C" not null,
    owner text collate "C" not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (org_id, path)
  );
  create index uploaded_file_unused on uploaded_file (org_id, created_at) where used_at is null;
  ${rowSecurity('member_application', 'select, insert, update')}
  ${rowSecurity('member_num_counter', 'select, insert, update')}
  ${rowSecurity('uploaded_file')}
`
