import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'
import { rowSecurity } from './rowSecurity.ts'

/**
 * Who did what, and who read what. Append-only as the history of applications is: no role of the product holds update or
 * delete, and the trigger stops the owner as well. What has been kept long enough leaves by one function of the owner's,
 * which the system role may call and which refuses to remove anything younger than 180 days.
 */
export const up = `
  create table activity_log (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    seq bigint generated always as identity,
    at timestamptz not null,
    who_kind text collate "C" not null
      check (who_kind in ('staff', 'member', 'unit', 'visitor', 'operator', 'system')),
    who_id text collate "C" check (char_length(who_id) <= 64),
    who_name text not null check (char_length(who_name) <= 64),
    network text collate "C" check (char_length(network) <= 64),
    operation text collate "C" not null check (char_length(operation) <= 64),
    kind text collate "C" not null
      check (kind in ('write', 'read', 'export', 'login', 'rights', 'job')),
    record_type text collate "C" check (char_length(record_type) <= 32),
    record_id text collate "C" check (char_length(record_id) <= 64),
    person_id text collate "C" check (char_length(person_id) <= 64),
    person_name text check (char_length(person_name) <= 64),
    refusal text collate "C" check (char_length(refusal) <= 16),
    detail jsonb not null check (octet_length(detail::text) <= 4096),
    primary key (org_id, id)
  );
  create index activity_log_newest on activity_log (org_id, at, seq);
  create index activity_log_who on activity_log (org_id, who_name, at, seq);
  create index activity_log_who_id on activity_log (org_id, who_id, at, seq) where who_id is not null;
  create index activity_log_record on activity_log (org_id, record_id, at, seq)
    where record_id is not null;
  create index activity_log_kind on activity_log (org_id, kind, at, seq);
  create index activity_log_refused on activity_log (org_id, at, seq) where refusal is not null;
  ${rowSecurity('activity_log', 'select, insert')}

  create function refuse_log_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('app.forgetting', true) = 'on' then return old; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;
  create trigger activity_log_append_only before update or delete on activity_log
    for each row execute function refuse_log_change();
  create trigger activity_log_no_truncate before truncate on activity_log
    for each statement execute function refuse_log_change();

  create policy forgetting on activity_log to current_user
    using (current_setting('app.forgetting', true) = 'on');
  create function forget_activity(society text, before timestamptz) returns bigint
    language plpgsql security definer set search_path = pg_catalog, public as $$
  declare removed bigint;
  begin
    if before > now() - interval '180 days' then
      raise exception 'the log is kept for 180 days' using errcode = 'insufficient_privilege';
    end if;
    perform set_config('app.forgetting', 'on', true);
    delete from public.activity_log where org_id = society and at < before;
    get diagnostics removed = row_count;
    perform set_config('app.forgetting', '', true);
    return removed;
  end $$;
  revoke all on function forget_activity(text, timestamptz) from public;
  revoke all on function forget_activity(text, timestamptz) from ${ORG_ROLE};
  grant execute on function forget_activity(text, timestamptz) to ${SYSTEM_ROLE};
`
