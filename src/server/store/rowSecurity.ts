import { ORG_ROLE, SYSTEM_ROLE } from './roles.ts'

/**
 * The second wall of a table whose first column is `org_id`: the organisation role sees and writes the rows of
 * `app.org` only, the system role all of them, the owner (unless a superuser) none. `rights` is what both may do.
 */
export function rowSecurity(table: string, rights = 'select, insert, update, delete'): string {
  return `
    ${forced(table)}
    create policy own_organisation on ${table} to ${ORG_ROLE}
      using (org_id = current_setting('app.org', true))
      with check (org_id = current_setting('app.org', true));
    create policy every_organisation on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
    grant ${rights} on ${table} to ${ORG_ROLE}, ${SYSTEM_ROLE};
  `
}

/** The wall of a table that is no organisation's: the system role alone has its rows, by a policy of this name. */
export function systemAlone(table: string, policy: string, rights: string): string {
  return `
    ${forced(table)}
    create policy ${policy} on ${table} to ${SYSTEM_ROLE} using (true) with check (true);
    grant ${rights} on ${table} to ${SYSTEM_ROLE};
  `
}

const forced = (table: string) => `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;`
