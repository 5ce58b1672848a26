import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'
import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

/**
 * Receipts of before belong to the deed that paid their years. The end of the term before is the last of the years paid
 * earlier; a member who had never paid had none, unless the years begin after the application.
 */
const RECEIPTS_OF_BEFORE = `
  update dues_receipt receipt
    set deed_id = (
      select deed.id from dues_deed deed
      where deed.org_id = receipt.org_id and deed.payment_id = receipt.payment_id and deed.kind = 'apply');
  update dues_receipt receipt
    set end_before = (
      select case
        when paid.last is not null then paid.last || '-12-31'
        when extract(year from member.created_at at time zone 'Asia/Shanghai') < mine.first
          then (mine.first - 1) || '-12-31'
      end
      from (
        select member_id, min(year) as first from dues_entry
        where org_id = receipt.org_id and deed_id = receipt.deed_id and account = 'dues'
        group by member_id
      ) mine
      left join member_application member on member.org_id = receipt.org_id and member.id = mine.member_id
      cross join lateral (
        select max(year) as last from dues_term term
        where term.org_id = receipt.org_id and term.member_id = mine.member_id and term.year < mine.first
      ) paid);
  update dues_reconcile kept
    set member_id = (
      select paid.member_id from dues_payment paid
      where paid.org_id = kept.org_id and paid.id = kept.payment_id);
`

/**
 * Money finds its way back: deeds that undo others, credits that are divided, named and handed on, receipts that are
 * void with their number kept, invoices that are red-lettered, and refunds with their state at the provider.
 */
export const up = `
  alter table dues_deed drop constraint dues_deed_kind_check;
  alter table dues_deed
    add constraint dues_deed_kind_check check (kind in (
      'receive', 'apply', 'release', 'move', 'assign', 'unassign', 'reverse',
      'refundAsk', 'refundDone', 'refundFail', 'refundSeen', 'refund')),
    add column undoes text collate "C",
    add foreign key (org_id, undoes) references dues_deed;
  create unique index dues_deed_undone on dues_deed (org_id, undoes) where undoes is not null;
  alter table dues_entry drop constraint dues_entry_account_check;
  alter table dues_entry add constraint dues_entry_account_check
    check (account in ('cash', 'credit', 'refunding', 'dues', 'other'));

  grant delete on dues_term to ${ORG_ROLE}, ${SYSTEM_ROLE};

  alter table dues_reconcile
    drop constraint dues_reconcile_org_id_payment_id_key,
    add column member_id text collate "C",
    add column name text not null default '';
  create index dues_reconcile_payment on dues_reconcile (org_id, payment_id);
  create index dues_reconcile_member on dues_reconcile (org_id, member_id) where member_id is not null;

  alter table dues_receipt
    drop constraint dues_receipt_pkey,
    add column deed_id text collate "C",
    add column end_before text collate "C",
    add column voided_at timestamptz,
    add column voided_by text collate "C",
    add column voided_by_name text,
    add column void_reason text,
    add primary key (org_id, num);

  ${withRowsVisible(
    [
      'dues_receipt',
      'dues_reconcile',
      'dues_payment',
      'dues_deed',
      'dues_entry',
      'dues_term',
      'member_application',
    ],
    RECEIPTS_OF_BEFORE,
  )}

  alter table dues_receipt
    drop constraint dues_receipt_org_id_num_key,
    alter column deed_id set not null,
    add foreign key (org_id, deed_id) references dues_deed,
    add unique (org_id, deed_id);
  create index dues_receipt_payment on dues_receipt (org_id, payment_id);

  alter table dues_invoice
    drop constraint dues_invoice_org_id_order_id_key,
    drop constraint dues_invoice_state_check,
    add constraint dues_invoice_state_check
      check (state in ('requested', 'issued', 'returned', 'toRed', 'red')),
    add column red_reason text,
    add column red_num text,
    add column red_enclosure jsonb,
    add column red_at timestamptz,
    add column red_by text collate "C",
    add column red_by_name text;
  create unique index dues_invoice_live on dues_invoice (org_id, order_id)
    where state in ('requested', 'issued');
  create index dues_invoice_order on dues_invoice (org_id, order_id, created_at);

  create index dues_payment_trade on dues_payment (org_id, method, trade_ref);

  create table dues_refund (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    payment_id text collate "C" not null,
    member_id text collate "C",
    refund_ref text collate "C" not null,
    way text collate "C" not null check (way in ('provider', 'hand')),
    state text collate "C" not null check (state in ('asked', 'pending', 'done', 'failed', 'seen')),
    fen integer not null check (fen > 0),
    reason text not null,
    asked_by text collate "C",
    asked_by_name text,
    asked_at timestamptz not null,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    refund_no text collate "C",
    refunded_at timestamptz,
    message text not null,
    ask_deed_id text collate "C",
    primary key (org_id, id),
    unique (org_id, refund_ref),
    foreign key (org_id, payment_id) references dues_payment,
    foreign key (org_id, ask_deed_id) references dues_deed
  );
  create index dues_refund_payment on dues_refund (org_id, payment_id);
  create index dues_refund_state on dues_refund (org_id, state, asked_at);
  create index dues_refund_member on dues_refund (org_id, member_id) where member_id is not null;
  ${rowSecurity('dues_refund', 'select, insert, update')}
`
