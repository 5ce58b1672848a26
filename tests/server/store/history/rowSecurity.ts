import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

/**
 * The second wall of a table whose first column is `org_id`: the organisation role sees and writes the rows of
 * `app.org` only, the system role all of them, the owner (unless a superuser) none. `rights` is what both may do.
 */
export function rowSecurity(table: string, rights = 'select, insert, update, delete'): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy own_organisation on ${table} to ${ORG_ROLE}
      using (org_id = current_setting('app.org', true))
      with check (org_id = current_setting('app.org', true));
    create policy every_organisation on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
    grant ${rights} on ${table} to ${ORG_ROLE}, ${SYSTEM_ROLE};
  `
}

/**
 * Work of a migration on rows that are there already, of the tables named: while row security is forced
 * the owner sees them by a policy of another role at most, and would silently change nothing without it.
 */
export function withRowsVisible(tables: readonly string[], work: string): string {
  const each = (word: 'no force' | 'force') =>
    tables.map((table) => `alter table ${table} ${word} row level security;`).join('\n')
  return `${each('no force')}\n${work}\n${each('force')}`
}
