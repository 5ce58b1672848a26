import { rowSecurity } from '../../rowSecurity.ts'

/** Whether a credit waits for a person, waits with a name, or is dealt with: the expression that its list orders by. */
const RANK = `(case when remedy is null and name = '' then 0 when remedy is null then 1 else 2 end)`

/**
 * Credits: money that paid no years when it came, with the reason, until staff say what becomes of it. A credit may be
 * divided, named and handed on. Triggers write what its list is filtered by (`lists.ts`): when, how, how much and by
 * whom was paid, and whether another credit of the payment came after.
 */
const CREDITS = `
  create table dues_reconcile (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    payment_id text collate "C" not null,
    member_id text collate "C",
    reason text collate "C" not null,
    fen integer not null check (fen > 0),
    name text not null default '',
    created_at timestamptz not null,
    remedy text collate "C",
    note text not null,
    handled_by text collate "C",
    handled_by_account text collate "C",
    handled_at timestamptz,
    paid_at timestamptz,
    method text collate "C",
    payment_fen integer,
    payer_id text collate "C",
    is_superseded boolean not null default false,
    primary key (org_id, id),
    foreign key (org_id, payment_id) references dues_payment
  );
  create index dues_reconcile_payment on dues_reconcile (org_id, payment_id);
  create index dues_reconcile_member on dues_reconcile (org_id, member_id) where member_id is not null;
  create index dues_reconcile_of on dues_reconcile using hash (payer_id) with (fillfactor = 50);
  ${rowSecurity('dues_reconcile', 'select, insert, update')}
`

/** Lists of credits, in the order of an index that has what they are filtered by (decisions 0337, 0352). */
const LISTS_OF_CREDITS = `
  create index dues_reconcile_created on dues_reconcile (org_id, created_at, id);
  create index dues_reconcile_rank on dues_reconcile (org_id, ${RANK}, created_at, id);
  create index dues_reconcile_ranked on dues_reconcile (org_id, ${RANK}, created_at, id)
    include (remedy, name, is_superseded, paid_at, method, fen, payment_fen);
  create index dues_reconcile_paid on dues_reconcile (org_id, ${RANK}, paid_at, id)
    include (remedy, name, is_superseded, method, fen, payment_fen);
  create index dues_reconcile_open on dues_reconcile (org_id, name, created_at, id) where remedy is null;
  create index dues_reconcile_named on dues_reconcile (org_id, created_at, id)
    where remedy is null and name <> '';
  create index dues_reconcile_remedy on dues_reconcile (org_id, remedy, created_at, id);
  create index dues_reconcile_of_remedy on dues_reconcile (org_id, remedy, created_at, id)
    include (is_superseded, paid_at, method, fen, payment_fen) where remedy is not null;
`

/** Refunds, by the provider or by hand, with their state at the provider; each under a number of ours, once. */
const REFUNDS = `
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
  create index dues_refund_number on dues_refund (org_id, refund_no) where refund_no is not null;
  create index dues_refund_member on dues_refund (org_id, member_id) where member_id is not null;
  create index dues_refund_of on dues_refund using hash (member_id) with (fillfactor = 50);
  create index dues_refund_asked on dues_refund (org_id, asked_at, id);
  create index dues_refund_state on dues_refund (org_id, state, asked_at, id);
  create index dues_refund_rank on dues_refund (
    org_id, (case when state in ('asked', 'seen') then 0 when state = 'pending' then 1 else 2 end),
    asked_at desc, id desc);
  ${rowSecurity('dues_refund', 'select, insert, update')}
`

export const credits = CREDITS + LISTS_OF_CREDITS + REFUNDS
