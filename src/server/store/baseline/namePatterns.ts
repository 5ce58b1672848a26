import { rowSecurity } from '../rowSecurity.ts'
import { SEEKING } from './seeking.ts'

/**
 * Names of members with one character in doubt each, by which misspelt ones are guessed at (decision 0353): equalities,
 * for which row security lets an index answer. Patterns are codes; a name without codes, which rows of before may have,
 * has patterns of its text.
 */
const PATTERNS = `
  create function name_patterns(name text) returns setof text language sql immutable parallel safe as $$
    select distinct (left(name, at - 1) || '_' || substr(name, at + 1)) collate "C"
      from generate_series(1, char_length(name)) at where char_length(name) between 2 and 20
  $$;
  create function coded_patterns(name text, codes text) returns setof text language sql immutable parallel safe as $$
    select substr(codes, at * 8 + 1, 8) collate "C" from generate_series(0, char_length(codes) / 8 - 1) at
    union
    select name_patterns(name) where codes is null and not starts_with(name, 'v1.')
  $$;

  create table name_pattern (
    org_id text collate "C" not null,
    pattern text collate "C" not null,
    member_id text collate "C" not null,
    primary key (org_id, pattern, member_id)
  );
  ${rowSecurity('name_pattern', 'select, insert, delete')}
`

/** Triggers write the patterns of members with the row, and take them away with it. */
const KEPT = `
  create function member_name_patterns() returns trigger language plpgsql ${SEEKING} as $$
  begin
    if tg_op <> 'INSERT' and old.status = '99' then
      delete from name_pattern where org_id = old.org_id and member_id = old.id
        and pattern = any(array(select coded_patterns(old.real_name, old.real_name_patterns)));
    end if;
    if tg_op <> 'DELETE' and new.status = '99' then
      insert into name_pattern
        select new.org_id, coded_patterns(new.real_name, new.real_name_patterns), new.id on conflict do nothing;
    end if;
    return null;
  end $$;
  create trigger member_name_patterns after insert or delete on member_application
    for each row execute function member_name_patterns();
  create trigger member_name_patterns_changed after update on member_application
    for each row when (old.real_name is distinct from new.real_name or old.status is distinct from new.status
      or old.real_name_patterns is distinct from new.real_name_patterns)
    execute function member_name_patterns();
`

export const namePatterns = PATTERNS + KEPT
