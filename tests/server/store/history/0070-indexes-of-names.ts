/**
 * Of encrypted names the hashes are compared (decision 0422): no two units of an area have one name, and members are looked
 * up by the names of lists and statements, a unit by its own where there is no person's.
 */
export const up = `
  create unique index concurrently if not exists org_unit_name_taken on org_unit (org_id, area_code, org_name_hash);
  create index concurrently if not exists member_application_named on member_application (org_id, real_name_hash)
    where status = '99';
  create index concurrently if not exists member_application_unit_named on member_application (org_id, org_name_hash)
    where status = '99' and real_name is null;
`
