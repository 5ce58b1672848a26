/**
 * Invoices that an e-invoice provider issues: while it is asked, the row says by whom, under which number of ours, and
 * what it said when it refused.
 */
export const up = `
  alter table dues_invoice
    drop constraint dues_invoice_state_check,
    add constraint dues_invoice_state_check check (
      state in ('requested', 'issuing', 'issued', 'returned', 'toRed', 'redIssuing', 'red')),
    add column code text collate "C",
    add column provider text collate "C",
    add column send_ref text collate "C",
    add column sent_by text collate "C",
    add column sent_by_name text,
    add column sent_at timestamptz,
    add column send_message text not null default '',
    add constraint dues_invoice_sending_check
      check (state not in ('issuing', 'redIssuing') or (provider is not null and send_ref is not null));
  create unique index dues_invoice_send_ref on dues_invoice (org_id, send_ref);
`
