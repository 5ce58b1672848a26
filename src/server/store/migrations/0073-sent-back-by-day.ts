/** Transfers that were sent back, in the order of their submission, by which the desk filters and then lists them. */
export const up = `
  create index concurrently if not exists dues_order_sent_back_created on dues_order (org_id, created_at, id)
    include (method, fen, is_returned) where is_returned;
`
