import { rowSecurity } from './rowSecurity.ts'

/**
 * Names of members with one character in doubt each, by which misspelt ones are guessed at (decision 0353): equalities, for
 * which row security lets an index answer. Triggers write them with the row; the rows that are there are filled in batches
 * (`fillRows`).
 */
export const NAME_PATTERNS = `
  create function name_patterns(name text) returns setof text language sql immutable parallel safe as $$
    select distinct (left(name, at - 1) || '_' || substr(name, at + 1)) collate "C"
      from generate_series(1, char_length(name)) at where char_length(name) between 2 and 20
  $$;
  create table name_pattern (
    org_id text collate "C" not null,
    pattern text collate "C" not null,
    member_id text collate "C" not null,
    primary key (org_id, pattern, member_id)
  );
  ${rowSecurity('name_pattern', 'select, insert, delete')}

  create function member_name_patterns() returns trigger language plpgsql
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan as $$
  begin
    if tg_op <> 'INSERT' and old.status = '99' then
      delete from name_pattern where org_id = old.org_id and member_id = old.id
        and pattern = any(array(select name_patterns(old.real_name)));
    end if;
    if tg_op <> 'DELETE' and new.status = '99' then
      insert into name_pattern select new.org_id, name_patterns(new.real_name), new.id on conflict do nothing;
    end if;
    return null;
  end $$;
  create trigger member_name_patterns after insert or delete on member_application
    for each row execute function member_name_patterns();
  create trigger member_name_patterns_changed after update on member_application
    for each row when (old.real_name is distinct from new.real_name or old.status is distinct from new.status)
    execute function member_name_patterns();

  create function fill_name_patterns(most integer) returns boolean language plpgsql
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan as $$
  declare
    place list_filling;
    last_org text;
    last_id text;
  begin
    select * into place from list_filling where kind = 'name' for update;
    select batch.org_id, batch.id into last_org, last_id from (
      select org_id, id from member_application where (org_id, id) > (place.after_org, place.after_id)
      order by org_id, id limit most for no key update
    ) batch order by org_id desc, id desc limit 1;
    insert into name_pattern select org_id, name_patterns(real_name), id from member_application
      where status = '99' and (org_id, id) > (place.after_org, place.after_id) and (org_id, id) <= (last_org, last_id)
      on conflict do nothing;
    if last_id is null then
      delete from list_filling where kind = 'name';
    else
      update list_filling set after_org = last_org, after_id = last_id where kind = 'name';
    end if;
    return last_id is not null;
  end $$;
`
