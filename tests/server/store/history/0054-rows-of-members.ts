/** Indexes of what a keyword of the dues desk finds by a member or a number (decision 0344). */
export const up = `
  create index concurrently if not exists dues_payment_member on dues_payment (org_id, member_id) where member_id is not null;
  create index concurrently if not exists dues_invoice_member on dues_invoice (org_id, member_id);
  create index concurrently if not exists dues_refund_number on dues_refund (org_id, refund_no) where refund_no is not null;
`
