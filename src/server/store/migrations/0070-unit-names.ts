/** No two units of an area have one name: of encrypted names the hashes are compared (decision 0422). */
export const up = `
  create unique index concurrently if not exists org_unit_name_taken on org_unit (org_id, area_code, org_name_hash);
`
