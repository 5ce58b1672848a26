import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

/** Invoices of before cover their one order, which they hold until they are returned or red-lettered. */
const INVOICES_OF_BEFORE = `
  update dues_invoice invoice
    set fen = (
      select paid.fen from dues_order paid
      where paid.org_id = invoice.org_id and paid.id = invoice.order_id);
  insert into dues_invoice_order (org_id, invoice_id, order_id, released_at)
    select org_id, id, order_id,
      case state when 'returned' then coalesce(decided_at, created_at) when 'red' then red_at end
    from dues_invoice;
`

/**
 * An invoice covers one or several orders. No order is on two invoices at a time: it is released when the invoice is
 * returned or red-lettered, and the next one, a row of its own, names the one it replaces.
 */
export const up = `
  alter table dues_invoice
    add column fen integer check (fen > 0),
    add column replaces text collate "C",
    add foreign key (org_id, replaces) references dues_invoice;
  alter index dues_invoice_order rename to dues_invoice_asked_for;
  create table dues_invoice_order (
    org_id text collate "C" not null references organisation,
    invoice_id text collate "C" not null,
    order_id text collate "C" not null,
    released_at timestamptz,
    primary key (org_id, invoice_id, order_id),
    foreign key (org_id, invoice_id) references dues_invoice on delete cascade,
    foreign key (org_id, order_id) references dues_order
  );
  create unique index dues_invoice_order_held on dues_invoice_order (org_id, order_id)
    where released_at is null;
  create index dues_invoice_order_order on dues_invoice_order (org_id, order_id);
  ${rowSecurity('dues_invoice_order', 'select, insert, update')}
  ${withRowsVisible(['dues_invoice', 'dues_invoice_order', 'dues_order'], INVOICES_OF_BEFORE)}
  alter table dues_invoice alter column fen set not null;
`
