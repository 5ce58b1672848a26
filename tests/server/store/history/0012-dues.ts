import { rowSecurity } from './rowSecurity.ts'

const TABLES = {
  dues_notice: 'select, insert',
  dues_order: 'select, insert, update',
  dues_payment: 'select, insert',
  dues_term: 'select, insert',
  dues_reconcile: 'select, insert, update',
  dues_receipt: 'select, insert, update',
  dues_invoice: 'select, insert, update',
  dues_reminder: 'select, insert, update',
}

/** Money is only ever added: the rights of payments and terms leave out changing and removing. */
export const up = `
  create table dues_notice (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    member_id text collate "C" not null,
    year integer not null,
    fen integer not null check (fen >= 0),
    spans jsonb not null,
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create index dues_notice_member on dues_notice (org_id, member_id, year, created_at);

  create table dues_order (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    trade_ref text collate "C" not null,
    notice_id text collate "C" not null,
    member_id text collate "C" not null,
    method text collate "C" not null,
    channel text collate "C" not null,
    fen integer not null check (fen > 0),
    status text collate "C" not null check (status in ('open', 'submitted', 'paid', 'closed')),
    result text,
    deadline timestamptz,
    enclosure jsonb not null,
    remark text not null,
    opinion text not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    paid_at timestamptz,
    primary key (org_id, id),
    unique (org_id, trade_ref),
    foreign key (org_id, notice_id) references dues_notice
  );
  create unique index dues_order_live
    on dues_order (org_id, notice_id, method, channel) where status in ('open', 'submitted');
  create index dues_order_member on dues_order (org_id, member_id, created_at);

  create table dues_payment (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    method text collate "C" not null,
    trade_no text collate "C" not null,
    trade_ref text collate "C" not null,
    order_id text collate "C",
    member_id text collate "C",
    fen integer not null check (fen > 0),
    paid_at timestamptz not null,
    received_at timestamptz not null,
    primary key (org_id, id),
    unique (org_id, method, trade_no),
    foreign key (org_id, order_id) references dues_order
  );
  create index dues_payment_order on dues_payment (org_id, order_id);

  create table dues_term (
    org_id text collate "C" not null references organisation,
    member_id text collate "C" not null,
    year integer not null,
    payment_id text collate "C" not null,
    fen integer not null check (fen >= 0),
    created_at timestamptz not null,
    primary key (org_id, member_id, year),
    foreign key (org_id, payment_id) references dues_payment
  );
  create index dues_term_payment on dues_term (org_id, payment_id);

  create table dues_reconcile (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    payment_id text collate "C" not null,
    reason text collate "C" not null,
    fen integer not null check (fen > 0),
    created_at timestamptz not null,
    remedy text collate "C",
    note text not null,
    handled_by text collate "C",
    handled_at timestamptz,
    primary key (org_id, id),
    unique (org_id, payment_id),
    foreign key (org_id, payment_id) references dues_payment
  );

  create table dues_receipt (
    org_id text collate "C" not null references organisation,
    payment_id text collate "C" not null,
    order_id text collate "C" not null,
    num text collate "C" not null,
    path text collate "C",
    created_at timestamptz not null,
    primary key (org_id, payment_id),
    unique (org_id, num),
    foreign key (org_id, payment_id) references dues_payment
  );
  create index dues_receipt_order on dues_receipt (org_id, order_id);

  create table dues_invoice (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    order_id text collate "C" not null,
    member_id text collate "C" not null,
    kind text collate "C" not null,
    info jsonb not null,
    state text collate "C" not null check (state in ('requested', 'issued', 'returned')),
    num text,
    enclosure jsonb not null,
    opinion text not null,
    created_at timestamptz not null,
    issued_at timestamptz,
    primary key (org_id, id),
    unique (org_id, order_id),
    foreign key (org_id, order_id) references dues_order
  );

  create table dues_reminder (
    org_id text collate "C" not null references organisation,
    member_id text collate "C" not null,
    end_at text collate "C" not null,
    day integer not null,
    way text collate "C" not null check (way in ('sms', 'mail')),
    created_at timestamptz not null,
    sent_at timestamptz,
    primary key (org_id, member_id, end_at, day, way)
  );
  ${Object.entries(TABLES)
    .map(([table, rights]) => rowSecurity(table, rights))
    .join('\n')}
`
