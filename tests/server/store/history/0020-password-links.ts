import { rowSecurity } from './rowSecurity.ts'

/** Links by which somebody sets the password of an account, once; an account has one that is good, the newest. */
export const up = `
  create table password_link (
    org_id text collate "C" not null,
    account_id text collate "C" not null,
    ticket_hash text collate "C" not null,
    expires_at timestamptz not null,
    primary key (org_id, account_id),
    constraint password_link_ticket unique (org_id, ticket_hash),
    foreign key (org_id, account_id) references account on delete cascade
  );
  ${rowSecurity('password_link')}
`
