/** Indexes of lists that look up rows of other tables, or have no filter of a column's own value (decision 0337). */
export const up = `
  create index concurrently if not exists dues_reconcile_named on dues_reconcile (org_id, created_at, id)
    where remedy is null and name <> '';
  create index concurrently if not exists dues_deed_reversed on dues_deed (org_id, payment_id) where kind = 'reverse';
  create index concurrently if not exists org_unit_phone on org_unit (org_id, link_phone_hash);
`
