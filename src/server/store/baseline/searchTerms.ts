import { rowSecurity } from '../rowSecurity.ts'
import { SEEKING_EACH } from './seeking.ts'

/**
 * Terms of texts: what follows a place of a text, up to 24 characters, with the first two of them as its head; what
 * stands first also stands alone. A text has the terms of its search key beside its own.
 *
 * Terms of codes: names are encrypted, with codes beside them, that of the first character, then of all pairs of
 * neighbours, eight characters each (`nameCodes`, decision 0422); they have terms as texts have. A text without codes,
 * which rows of before may have, has its own.
 */
const TERMS = `
  create function search_terms(texts text[]) returns table (head text, term text)
  language sql immutable parallel safe as $$
    select distinct left(part, 2) collate "C", part collate "C" from (
      select one from unnest(texts) one union select search_text(one) from unnest(texts) one
    ) said, lateral (
      select left(one, 1) as part
      union all
      select substr(one, at, 24) from generate_series(1, char_length(one) - 1) at
    ) parts where part <> ''
  $$;

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
`

/**
 * Which rows hold which terms, for keywords: comparisons that leak nothing, which row security lets an index answer
 * (decision 0336). One index is in the order of lists, the other finds longer keywords. The first also names a row to
 * replication, with which a society moves to another database.
 *
 * Kind and scope are one column for the other index: both would begin alike otherwise, and without statistics the
 * database would look for a row among all of a list.
 */
const TERMS_OF_ROWS = `
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
`

interface Searched {
  table: string
  /** The texts in which keywords are looked for. */
  texts: readonly string[]
  /** What lists of these rows are filtered by, null for rows of no list; and the columns it is made of. */
  scope: (row: string) => string
  scopedBy: readonly string[]
  /** A day that a list compares. */
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
 * Keeps the terms of a table's rows, in the transaction that writes them and whoever writes; a row that is in no list
 * has none. Rows that change in nothing that is searched cost one comparison. Terms are taken away one by one, by the
 * whole key of each: asked for several, the database reads all of a list as long as it has no statistics.
 */
const followed = ([kind, searched]: [string, Searched]) => {
  const { table, texts, scope, scopedBy, until } = searched
  const columns = [...texts.flatMap((text) => [text, `${text}_codes`]), ...scopedBy]
  const changed = [...columns, ...(until ? [until] : [])].map(
    (column) => `old.${column} is distinct from new.${column}`,
  )
  return `
    create function ${table}_terms() returns trigger language plpgsql ${SEEKING_EACH} as $$
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
    create trigger ${table}_terms after insert or delete on ${table}
      for each row execute function ${table}_terms();
    create trigger ${table}_terms_changed after update on ${table}
      for each row when (${changed.join(' or ')}) execute function ${table}_terms();`
}

export const searchTerms = TERMS + TERMS_OF_ROWS + Object.entries(SEARCHED).map(followed).join('\n')
