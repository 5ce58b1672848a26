/** Lists of any length are read by these keys in parts, each of which begins where the one before ended. */
export const up = `
  create index dues_payment_received on dues_payment (org_id, received_at, id);
  create index dues_order_created on dues_order (org_id, created_at, id);
  create index dues_invoice_created on dues_invoice (org_id, created_at, id);
  create index dues_reconcile_created on dues_reconcile (org_id, created_at, id);
  create index dues_refund_asked on dues_refund (org_id, asked_at, id);
  create index account_created on account (org_id, created_at, id);
`
