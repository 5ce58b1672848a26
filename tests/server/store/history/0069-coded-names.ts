import { SYSTEM_ROLE } from '#server/store/roles.ts'
import { withRowsVisible } from './rowSecurity.ts'

/** As in 0068: a plan that was made when a table had few rows, and is kept, would read all terms for each row. */
const SEEKING = `set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set plan_cache_mode = force_custom_plan`

/** Columns that become encrypted, and what is kept beside each (decision 0422), by table. */
const CODED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  account: {
    user_name: ['codes'],
    real_name: ['codes'],
    org_name: ['codes'],
    expertise: ['codes'],
  },
  member_application: {
    real_name: ['hash', 'codes', 'patterns'],
    org_name: ['hash', 'codes'],
  },
  or_application: { real_name: ['codes'], org_name: ['codes'] },
  org_unit: { org_name: ['hash', 'codes'], link_man: ['codes'] },
  dues_relief: { resolution: ['codes'] },
}

const TABLES = Object.entries(CODED)

const added = TABLES.map(([table, columns]) => {
  const beside = Object.entries(columns).flatMap(([column, kept]) =>
    kept.map((what) => `${column}_${what}`),
  )
  const sealed = Object.keys(columns).filter((column) => column !== 'user_name')
  return `
  alter table ${table} ${beside.map((column) => `add column ${column} text collate "C"`).join(', ')};
  grant update (${[...sealed, ...beside].join(', ')}) on ${table} to ${SYSTEM_ROLE};`
}).join('')

interface Searched {
  table: string
  texts: readonly string[]
  /** As in 0051. */
  scope: (row: string) => string
  scopedBy: readonly string[]
  until?: string
}

/** Kind of terms → what is searched. */
const SEARCHED: Readonly<Record<string, Searched>> = {
  member: {
    table: 'member_application',
    texts: ['real_name', 'org_name'],
    scope: (row) =>
      `case when ${row}.cleared_at is null then ${row}.status || ${row}.one_member_code end`,
    scopedBy: ['cleared_at', 'status', 'one_member_code'],
    until: 'end_at',
  },
  organisation: {
    table: 'or_application',
    texts: ['real_name', 'org_name'],
    scope: (row) => `case when ${row}.cleared_at is null then ${row}.status end`,
    scopedBy: ['cleared_at', 'status'],
  },
  account: {
    table: 'account',
    texts: ['real_name', 'user_name', 'org_name', 'expertise'],
    scope: (row) => `case when ${row}.closed_at is null then ${row}.user_type
      || case when ${row}.disabled_at is null then '+' else '-' end
      || case when ${row}.expertise is null then '' else 'x' end end`,
    scopedBy: ['closed_at', 'user_type', 'disabled_at'],
  },
  unit: {
    table: 'org_unit',
    texts: ['org_name', 'link_man'],
    scope: () => `''`,
    scopedBy: [],
  },
}

const termsOf = ({ texts }: Searched, row: string) =>
  `code_terms(array[${texts.map((text) => `${row}.${text}`).join(', ')}]::text[],
    array[${texts.map((text) => `${row}.${text}_codes`).join(', ')}]::text[])`

/**
 * Triggers write terms as those of 0051 did, of codes. They take them away one by one, by the whole key of
 * each: asked for several, the database reads all of a list as long as it has no statistics.
 */
const followed = ([kind, searched]: [string, Searched]) => {
  const { table, texts, scope, scopedBy, until } = searched
  const columns = [...texts.flatMap((text) => [text, `${text}_codes`]), ...scopedBy]
  const changed = [...columns, ...(until ? [until] : [])].map(
    (column) => `old.${column} is distinct from new.${column}`,
  )
  return `
    create or replace function ${table}_terms() returns trigger language plpgsql ${SEEKING} as $$
    declare
      gone record;
    begin
      if tg_op <> 'INSERT' then
        for gone in select head, term from ${termsOf(searched, 'old')} loop
          delete from search_term
            where org_id = old.org_id and kind = '${kind}' and scope = ${scope('old')} and head = gone.head
              and created_at = old.created_at and subject_id = old.id and term = gone.term;
        end loop;
      end if;
      if tg_op <> 'DELETE' then
        insert into search_term (org_id, kind, scope, head, term, created_at, subject_id, until)
          select new.org_id, '${kind}', ${scope('new')}, head, term, new.created_at, new.id,
            ${until ? `new.${until}` : 'null'}
          from ${termsOf(searched, 'new')} where ${scope('new')} is not null;
      end if;
      return null;
    end $$;
    create or replace trigger ${table}_terms_changed after update on ${table}
      for each row when (${changed.join(' or ')}) execute function ${table}_terms();`
}

/** Functions that filled terms and patterns of texts, and the rows that say where they stand. */
const FILLINGS = [
  ['fill_search_terms', 'search_filling', 'true'],
  ['fill_search_keys', 'list_filling', "kind like 'key.%'"],
  ['fill_name_patterns', 'list_filling', "kind = 'name'"],
] as const

const nothingLeft = ([fill, table, isTheirs]: (typeof FILLINGS)[number]) => `
  create or replace function ${fill}(most integer) returns boolean language plpgsql as $$
  begin
    delete from ${table} where ${isTheirs};
    return false;
  end $$;`

const FILLINGS_OF_CODES = `
  insert into seal_filling
    select prefix || table_name, 0, begin_at
    from unnest(array[${TABLES.map(([table]) => `'${table}'`).join(', ')}]) table_name,
      (values ('codes.', now()), ('', now() + interval '1 hour')) as told (prefix, begin_at)
    on conflict (table_name) do update set page = 0, begin_at = excluded.begin_at;`

/**
 * Names, and what else lists are searched by, are encrypted by the processes of this version, which write codes beside them:
 * that of the first character, then of all pairs of neighbours, eight characters each (`nameCodes`). Triggers make terms and
 * patterns of the codes as they made them of texts; of a text without codes, which the version before writes, as before.
 *
 * Rows that are there get their codes at once, and are encrypted an hour later (`sealRows`).
 */
export const up = `
  ${added}

  create function code_terms(texts text[], codes text[]) returns table (head text, term text)
  language sql immutable parallel safe as $$
    select distinct left(part, 8) collate "C", part collate "C" from unnest(codes) code, lateral (
      select left(code, 8) as part
      union all
      select substr(code, at * 8 + 1, 184) from generate_series(1, char_length(code) / 8 - 1) at
    ) parts where part <> ''
    union
    select head, term from search_terms(array(
      select said from unnest(texts, codes) one (said, code) where code is null and not starts_with(said, 'v1.')))
  $$;
  ${Object.entries(SEARCHED).map(followed).join('\n')}

  create function coded_patterns(name text, codes text) returns setof text language sql immutable parallel safe as $$
    select substr(codes, at * 8 + 1, 8) collate "C" from generate_series(0, char_length(codes) / 8 - 1) at
    union
    select name_patterns(name) where codes is null and not starts_with(name, 'v1.')
  $$;
  create or replace function member_name_patterns() returns trigger language plpgsql
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_custom_plan as $$
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
  create or replace trigger member_name_patterns_changed after update on member_application
    for each row when (old.real_name is distinct from new.real_name or old.status is distinct from new.status
      or old.real_name_patterns is distinct from new.real_name_patterns)
    execute function member_name_patterns();

  ${FILLINGS.map(nothingLeft).join('\n')}

  ${withRowsVisible(['seal_filling'], FILLINGS_OF_CODES)}
  alter table org_unit drop constraint org_unit_name_taken;
  alter table account drop constraint account_expertise_of_individual;
  alter table account add constraint account_expertise_of_individual
    check (expertise is null or user_type = '1') not valid;
`
