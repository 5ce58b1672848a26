/**
 * Hash indexes find the rows of each member that a keyword means by one page, where a tree takes three (decision 0368). The
 * others have all that a list of few is found by, what a list is filtered by, or are small enough to be counted in.
 */
export const up = `
  create index concurrently if not exists dues_invoice_of on dues_invoice using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_payment_of on dues_payment using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_reconcile_of on dues_reconcile using hash (payer_id) with (fillfactor = 50);
  create index concurrently if not exists dues_refund_of on dues_refund using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_plan_of on dues_plan using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_question_of on dues_question using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_reminder_of on dues_reminder using hash (member_id) with (fillfactor = 50);
  create index concurrently if not exists dues_order_waiting on dues_order (org_id, created_at, id)
    include (member_id, method, fen, status) where status = 'submitted';
  create index concurrently if not exists dues_order_returned_of on dues_order (org_id, decided_at, id)
    include (member_id, created_at, method, fen, is_returned) where is_returned;
  create index concurrently if not exists dues_payment_settled on dues_payment (org_id, received_at, id)
    include (method, fen) where is_settled;
  create index concurrently if not exists dues_payment_settled_of_days on dues_payment (org_id, paid_at, id)
    include (method, fen) where is_settled;
  create index concurrently if not exists member_application_counted on member_application (
    org_id, status, one_member_code) where cleared_at is null;
`
