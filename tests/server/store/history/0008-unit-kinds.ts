/** Branches of the society are listed by their kind (`orgNameList`, oneSubOrgType); other units have none. */
export const up = `
  alter table org_unit add column one_sub_org_type text not null default '';
`
