import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'

/**
 * Accounts that were closed, and the history of records whose person is gone. History stays append-only for everybody:
 * no role holds delete, and what belongs to a closed account leaves by one function of the owner's alone.
 */
export const up = `
  alter table account add column closed_at timestamptz;

  drop trigger audit_entry_append_only on audit_entry;
  create trigger audit_entry_append_only before update or delete on audit_entry
    for each row execute function refuse_log_change();
  create policy forgetting on audit_entry to current_user
    using (current_setting('app.forgetting', true) = 'on');
  create function forget_history(society text, objects text[]) returns bigint
    language plpgsql security definer set search_path = pg_catalog, public as $$
  declare removed bigint;
  begin
    if society is distinct from current_setting('app.org', true) then
      raise exception 'history of another society' using errcode = 'insufficient_privilege';
    end if;
    perform set_config('app.forgetting', 'on', true);
    delete from public.audit_entry where org_id = society and obj_id = any(objects);
    get diagnostics removed = row_count;
    perform set_config('app.forgetting', '', true);
    return removed;
  end $$;
  revoke all on function forget_history(text, text[]) from public;
  grant execute on function forget_history(text, text[]) to ${ORG_ROLE}, ${SYSTEM_ROLE};
`
