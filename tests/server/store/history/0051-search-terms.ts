import { SYSTEM_ROLE } from '#server/store/roles.ts'
import { rowSecurity } from './rowSecurity.ts'

interface Searched {
  table: string
  /** The texts in which keywords are looked for. */
  texts: readonly string[]
  /** What lists of these rows are filtered by, null for rows of no list; and the columns it is made of. */
  scope: (row: string) => string
  scopedBy: readonly string[]
  /** A day that a list compares. */
  until?: string
  /** Of the rows that have terms; the condition of the index of the list. */
  isListed: string
}

/** Kind of terms → what is searched. */
const SEARCHED: Readonly<Record<string, Searched>> = {
  member: {
    table: 'member_application',
    texts: ['real_name', 'org_name'],
    scope: (row) =>
      `case when ${row}.cleared_at is null then ${row}.status || ${row}.one_member_code end`,
    scopedBy: ['cleared_at', 'status', 'one_member_code'],
    isListed: 'cleared_at is null',
    until: 'end_at',
  },
  organisation: {
    table: 'or_application',
    texts: ['real_name', 'org_name'],
    scope: (row) => `case when ${row}.cleared_at is null then ${row}.status end`,
    scopedBy: ['cleared_at', 'status'],
    isListed: 'cleared_at is null',
  },
  account: {
    table: 'account',
    texts: ['real_name', 'user_name', 'org_name', 'expertise'],
    scope: (row) => `case when ${row}.closed_at is null then ${row}.user_type
      || case when ${row}.disabled_at is null then '+' else '-' end
      || case when ${row}.expertise is null then '' else 'x' end end`,
    scopedBy: ['closed_at', 'user_type', 'disabled_at'],
    isListed: 'closed_at is null',
  },
  unit: {
    table: 'org_unit',
    texts: ['org_name', 'link_man'],
    scope: () => `''`,
    scopedBy: [],
    isListed: 'true',
  },
}

const KINDS = Object.entries(SEARCHED)

const termsOf = ({ texts }: Searched, row: string) =>
  `search_terms(array[${texts.map((text) => `${row}.${text}`).join(', ')}]::text[])`

/** Writes the terms of rows; one that is in no list has none. */
const written = (kind: string, searched: Searched, row: string, from = '') => `
  insert into search_term (org_id, kind, scope, head, term, created_at, subject_id, until)
    select ${row}.org_id, '${kind}', ${searched.scope(row)}, head, term, ${row}.created_at, ${row}.id,
      ${searched.until ? `${row}.${searched.until}` : 'null'}
    from ${from} ${termsOf(searched, row)} where ${searched.scope(row)} is not null;`

/**
 * Keeps the terms of a table's rows, in the transaction that writes them and whoever writes: also a process of the version
 * before, while both run. Rows that change in nothing that is searched cost one comparison.
 */
const followed = ([kind, searched]: [string, Searched]) => {
  const { table, texts, scopedBy, until } = searched
  const columns = [...texts, ...scopedBy, ...(until ? [until] : [])]
  const changed = columns.map((column) => `old.${column} is distinct from new.${column}`)
  return `
    create function ${table}_terms() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from search_term
          where org_id = old.org_id and kind = '${kind}' and scope = ${searched.scope('old')}
            and head = any(array(select distinct head from ${termsOf(searched, 'old')}))
            and created_at = old.created_at and subject_id = old.id;
      end if;
      if tg_op <> 'DELETE' then ${written(kind, searched, 'new')} end if;
      return null;
    end $$;
    create trigger ${table}_terms after insert or delete on ${table}
      for each row execute function ${table}_terms();
    create trigger ${table}_terms_changed after update on ${table}
      for each row when (${changed.join(' or ')}) execute function ${table}_terms();`
}

/**
 * Fills the next rows of one kind in the order of their list, so that terms lie as their index has them. The rows are locked
 * first, and those whose terms a trigger wrote meanwhile are left out.
 */
const filled = ([kind, searched]: [string, Searched]) => `
  if place.kind = '${kind}' then
    select batch.org_id, batch.created_at, batch.id into last_org, last_at, last_id from (
      select org_id, created_at, id from ${searched.table} where ${searched.isListed}
        and (org_id, created_at, id) > (place.after_org, place.after_at, place.after_id)
      order by org_id, created_at, id limit most for no key update
    ) batch order by org_id desc, created_at desc, id desc limit 1;
    ${written(kind, searched, 'filled', `(${unwritten(kind, searched)}) filled, lateral`)}
  end if;`

const unwritten = (kind: string, { table, texts, scope, isListed }: Searched) => `
  select * from ${table} one where ${isListed}
    and (org_id, created_at, id) > (place.after_org, place.after_at, place.after_id)
    and (org_id, created_at, id) <= (last_org, last_at, last_id)
    and not exists (
      select from search_term held
      where held.org_id = one.org_id and held.kind = '${kind}' and held.scope = ${scope('one')}
        and held.head = (
          select left(text, 1) from unnest(array[${texts.map((text) => `one.${text}`).join(', ')}]::text[]) text
          where text <> '' limit 1)
        and held.created_at = one.created_at and held.subject_id = one.id)
  order by created_at, id`

/**
 * Which rows hold which texts, for keywords: comparisons that leak nothing, which row security lets an index answer
 * (decision 0336). A term is what follows a place of a text, up to 24 characters, and its head the first two of them; what
 * stands first also stands alone. One index is in the order of lists, the other finds longer keywords.
 *
 * Kind and scope are one column for the other index: both would begin alike otherwise, and without statistics the database
 * would look for a row among all of a list.
 *
 * The first index also names a row to replication, with which a society moves to another database.
 *
 * The rows that are there are filled in batches after the migration (`fillRows`), while others write.
 */
export const up = `
  create function search_terms(texts text[]) returns table (head text, term text)
  language sql immutable parallel safe as $$
    select distinct left(part, 2) collate "C", part collate "C" from unnest(texts) one, lateral (
      select left(one, 1) as part
      union all
      select substr(one, at, 24) from generate_series(1, char_length(one) - 1) at
    ) parts where part <> ''
  $$;
  create table search_term (
    org_id text collate "C" not null,
    kind text collate "C" not null,
    scope text collate "C" not null,
    head text collate "C" not null,
    term text collate "C" not null,
    created_at timestamptz not null,
    subject_id text collate "C" not null,
    until text collate "C",
    list text collate "C" not null generated always as (kind || '/' || scope) stored
  );
  create unique index search_term_newest on search_term (org_id, kind, scope, head, created_at, subject_id, term)
    include (until);
  alter table search_term replica identity using index search_term_newest;
  create index search_term_whole on search_term (org_id, list, term)
    include (created_at, subject_id, until);
  ${rowSecurity('search_term', 'select, insert, delete')}
  ${KINDS.map(followed).join('\n')}

  create table search_filling (
    kind text collate "C" primary key,
    after_org text collate "C" not null,
    after_at timestamptz not null,
    after_id text collate "C" not null
  );
  alter table search_filling enable row level security;
  alter table search_filling force row level security;
  create policy every_filling on search_filling to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, update, delete on search_filling to ${SYSTEM_ROLE};
  alter table search_filling no force row level security;
  insert into search_filling values ${KINDS.map(([kind]) => `('${kind}', '', '-infinity', '')`).join(', ')};
  alter table search_filling force row level security;

  create function fill_search_terms(most integer) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set plan_cache_mode = force_custom_plan as $$
  declare
    place search_filling;
    last_org text;
    last_at timestamptz;
    last_id text;
  begin
    select * into place from search_filling order by kind limit 1 for update;
    ${KINDS.map(filled).join('\n')}
    if last_id is null then
      delete from search_filling where kind = place.kind;
    else
      update search_filling set after_org = last_org, after_at = last_at, after_id = last_id
        where kind = place.kind;
    end if;
    return exists (select from search_filling);
  end $$;
`
