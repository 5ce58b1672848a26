/**
 * A hash index finds a member by the id in two pages, its row included, where the tree of the key takes four (decision 0374).
 * By the day on which members were made, entries are in the order of their rows, and far pages are counted off by days (0373);
 * what the expression is made of is included, or no index alone would answer it.
 */
export const up = `
  create index concurrently if not exists member_application_of on member_application using hash (id)
    with (fillfactor = 50);
  create index concurrently if not exists member_application_days on member_application (
    org_id, ((created_at at time zone 'UTC')::date)) include (created_at, status) where cleared_at is null;
  create index concurrently if not exists member_application_category_days on member_application (
    org_id, one_member_code, ((created_at at time zone 'UTC')::date)) include (created_at, status)
    where cleared_at is null;
  create index concurrently if not exists member_application_audit_days on member_application (
    org_id, ((created_at at time zone 'UTC')::date)) include (created_at, one_member_code)
    where cleared_at is null and status in ('05', '06');
`
