import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

/**
 * The two roles transactions run as. Roles belong to the whole server, so another database's migration may
 * create them at the same moment; where the login may not create roles, an operator creates and grants them first.
 */
function role(name: string): string {
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then
        create role ${name} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if not pg_has_role(current_user, '${name}', 'member') then
        grant ${name} to current_user;
      end if;
    end $$;
    grant usage on schema public to ${name};
  `
}

export const up = role(ORG_ROLE) + role(SYSTEM_ROLE)
