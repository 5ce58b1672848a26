import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

/**
 * From PostgreSQL 16 on, whoever creates a role is its member without the right to `SET ROLE`; transactions of a login
 * that is no superuser were refused. The privilege is named `SET` only there, so it is asked for only there.
 */
const settable = (name: string): string => `
  do $$ begin
    if current_setting('server_version_num')::int >= 160000 then
      if not pg_has_role(current_user, '${name}', 'SET') then
        execute 'grant ${name} to current_user with set true';
      end if;
    end if;
  end $$;
`

export const up = settable(ORG_ROLE) + settable(SYSTEM_ROLE)
