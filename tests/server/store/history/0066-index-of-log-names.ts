/** The log is asked for a name by its keyed hash; the index by names is of no use to the version that has this one. */
export const up = `
  create index concurrently if not exists activity_log_who_hash on activity_log (org_id, who_name_hash, at, seq);
`
