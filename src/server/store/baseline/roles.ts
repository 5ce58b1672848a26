import { ORG_ROLE, SYSTEM_ROLE } from '../roles.ts'

/**
 * A role transactions run as. Roles belong to the whole server, so another database's baseline may create it at the same
 * moment; where the login may not create roles, an operator creates and grants it first.
 *
 * From PostgreSQL 16 on, whoever creates a role is its member without the right to `SET ROLE`, which is granted apart;
 * the privilege is named `SET` only there, so it is asked for only there.
 */
const role = (name: string): string => `
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
    if current_setting('server_version_num')::int >= 160000 then
      if not pg_has_role(current_user, '${name}', 'SET') then
        execute 'grant ${name} to current_user with set true';
      end if;
    end if;
  end $$;
  grant usage on schema public to ${name};
`

export const roles = role(ORG_ROLE) + role(SYSTEM_ROLE)
