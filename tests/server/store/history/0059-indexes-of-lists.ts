/** Indexes that have the order of a list and what it is filtered by (decision 0352). Ranks are those that the lists order by. */
export const up = `
  create index concurrently if not exists dues_order_sent_back on dues_order (org_id, decided_at, id)
    include (created_at, method, fen, is_returned) where is_returned;
  create index concurrently if not exists dues_order_of_unit on dues_order (org_id, org_unit_id, created_at, id)
    where org_unit_id is not null;
  create index concurrently if not exists dues_payment_of_day on dues_payment (org_id, paid_at, id)
    include (method, fen);
  create index concurrently if not exists dues_invoice_ranked on dues_invoice (
    org_id, (case when state in ('requested', 'toRed', 'issuing', 'redIssuing') then 0 else 1 end), created_at, id)
    include (state, is_paid, paid_at, method, fen);
  create index concurrently if not exists dues_invoice_paid on dues_invoice (
    org_id, (case when state in ('requested', 'toRed', 'issuing', 'redIssuing') then 0 else 1 end), paid_at, id)
    include (state, is_paid, method, fen);
  create index concurrently if not exists dues_invoice_of_state on dues_invoice (org_id, state, created_at, id)
    include (is_paid, paid_at, method, fen);
  create index concurrently if not exists dues_reconcile_ranked on dues_reconcile (
    org_id, (case when remedy is null and name = '' then 0 when remedy is null then 1 else 2 end), created_at, id)
    include (remedy, name, is_superseded, paid_at, method, fen, payment_fen);
  create index concurrently if not exists dues_reconcile_paid on dues_reconcile (
    org_id, (case when remedy is null and name = '' then 0 when remedy is null then 1 else 2 end), paid_at, id)
    include (remedy, name, is_superseded, method, fen, payment_fen);
  create index concurrently if not exists dues_reconcile_of_remedy on dues_reconcile (org_id, remedy, created_at, id)
    include (is_superseded, paid_at, method, fen, payment_fen) where remedy is not null;
  create index concurrently if not exists or_application_of_approval on or_application (
    org_id, approval_id, created_at, id) where cleared_at is null;
`
