import { ORG_ROLE, SYSTEM_ROLE } from '../roles.ts'
import { rowSecurity } from '../rowSecurity.ts'

/** Columns of which a text may be exchanged for a sealed one. */
const EXCHANGED = `array['who_name', 'who_name_hash', 'real_name', 'opinion']`

/**
 * What is only ever added, twice over: no role of the product holds update or delete, and triggers stop the owner and
 * superusers, too. Two things may happen to a row, each by who says that this is done, and nothing else: it leaves by a
 * function below, and its texts are exchanged for encrypted ones (`sealRows`).
 */
const APPEND_ONLY = `
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;

  create function refuse_log_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('app.forgetting', true) = 'on' then return old; end if;
    if tg_op = 'UPDATE' and current_setting('app.sealing', true) = 'on'
      and to_jsonb(new) - ${EXCHANGED} = to_jsonb(old) - ${EXCHANGED}
      and not exists (
        select from jsonb_each_text(to_jsonb(new)) written
        where written.key in ('who_name', 'real_name', 'opinion') and written.value <> ''
          and not starts_with(written.value, 'v1.'))
    then return new; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;
`

/**
 * The history of a record: who did what at which step of its way, in the order of `seq`. That of records whose person is
 * gone leaves by one function of the owner's alone, called by that society.
 */
const HISTORY = `
  create table audit_entry (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    seq bigint generated always as identity,
    obj_id text collate "C" not null,
    node_id text collate "C" not null,
    status text collate "C" not null,
    real_name text not null,
    opinion text not null,
    account_id text collate "C",
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create index audit_entry_object on audit_entry (org_id, obj_id, seq);
  ${rowSecurity('audit_entry', 'select, insert')}
  create trigger audit_entry_append_only before update or delete on audit_entry
    for each row execute function refuse_log_change();
  create trigger audit_entry_no_truncate before truncate on audit_entry
    for each statement execute function refuse_change();

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

/**
 * The activity log: who did what, and who read what; asked for a name by its keyed hash. What has been kept long enough
 * leaves, a bounded number at a time, by one function of the owner's, which the system role may call and which refuses to
 * remove anything younger than 180 days.
 */
const ACTIVITY = `
  create table activity_log (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    seq bigint generated always as identity,
    at timestamptz not null,
    who_kind text collate "C" not null
      check (who_kind in ('staff', 'member', 'unit', 'visitor', 'operator', 'system')),
    who_id text collate "C" check (char_length(who_id) <= 64),
    who_name text not null,
    who_name_hash text collate "C",
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
  create index activity_log_who_hash on activity_log (org_id, who_name_hash, at, seq);
  create index activity_log_who_id on activity_log (org_id, who_id, at, seq) where who_id is not null;
  create index activity_log_record on activity_log (org_id, record_id, at, seq)
    where record_id is not null;
  create index activity_log_kind on activity_log (org_id, kind, at, seq);
  create index activity_log_refused on activity_log (org_id, at, seq) where refusal is not null;
  ${rowSecurity('activity_log', 'select, insert')}
  create trigger activity_log_append_only before update or delete on activity_log
    for each row execute function refuse_log_change();
  create trigger activity_log_no_truncate before truncate on activity_log
    for each statement execute function refuse_log_change();

  create policy forgetting on activity_log to current_user
    using (current_setting('app.forgetting', true) = 'on');
  create function forget_activity(society text, before timestamptz, most integer) returns bigint
    language plpgsql security definer set search_path = pg_catalog, public as $$
  declare removed bigint;
  begin
    if before > now() - interval '180 days' then
      raise exception 'the log is kept for 180 days' using errcode = 'insufficient_privilege';
    end if;
    perform set_config('app.forgetting', 'on', true);
    delete from public.activity_log where org_id = society and id in (
      select old.id from public.activity_log old
        where old.org_id = society and old.at < before order by old.at limit most);
    get diagnostics removed = row_count;
    perform set_config('app.forgetting', '', true);
    return removed;
  end $$;
  revoke all on function forget_activity(text, timestamptz, integer) from public;
  grant execute on function forget_activity(text, timestamptz, integer) to ${SYSTEM_ROLE};
`

export const records = APPEND_ONLY + HISTORY + ACTIVITY
