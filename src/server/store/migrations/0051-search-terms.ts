import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

/** Kind of terms → table, and the texts in which keywords are looked for. */
const SEARCHED = {
  member: { table: 'member_application', texts: ['real_name', 'org_name'] },
  organisation: { table: 'or_application', texts: ['real_name', 'org_name'] },
  account: { table: 'account', texts: ['real_name', 'user_name', 'org_name', 'expertise'] },
  unit: { table: 'org_unit', texts: ['org_name', 'link_man'] },
} as const

type Searched = (typeof SEARCHED)[keyof typeof SEARCHED]

const textsOf = ({ texts }: Searched, row: string) =>
  `array[${texts.map((text) => `${row}.${text}`).join(', ')}]::text[]`

/**
 * Keeps the terms of a table's rows, in the transaction that writes them and whoever writes: also a process of the version
 * before, while both run. Rows that change in nothing that is searched cost one comparison.
 */
const followed = (kind: string, searched: Searched) => {
  const { table, texts } = searched
  const changed = texts.map((column) => `old.${column} is distinct from new.${column}`)
  return `
    create function ${table}_terms() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from search_term
          where org_id = old.org_id and kind = '${kind}' and subject_id = old.id and created_at = old.created_at
            and term = any(array(select search_terms(${textsOf(searched, 'old')})));
      end if;
      if tg_op <> 'DELETE' then
        insert into search_term (org_id, kind, term, created_at, subject_id)
          select new.org_id, '${kind}', term, new.created_at, new.id
          from search_terms(${textsOf(searched, 'new')}) term;
      end if;
      return null;
    end $$;
    create trigger ${table}_terms after insert or delete on ${table}
      for each row execute function ${table}_terms();
    create trigger ${table}_terms_changed after update on ${table}
      for each row when (${changed.join(' or ')}) execute function ${table}_terms();`
}

/** Terms of the rows that are there. */
const filled = Object.entries(SEARCHED)
  .map(
    ([kind, searched]) => `
    select org_id, '${kind}', search_terms(${textsOf(searched, searched.table)}), created_at, id
    from ${searched.table}`,
  )
  .join(' union all ')

const TABLES = Object.values(SEARCHED).map(({ table }) => table)

/**
 * Which rows hold which two adjacent characters, in the order of the lists: an equality, which row security lets an index
 * answer (decision 0336). What stands first also stands alone. Filled before it has its key, and in its order.
 */
export const up = `
  create function search_terms(texts text[]) returns setof text
  language sql immutable parallel safe as $$
    select distinct term collate "C" from unnest(texts) one, lateral (
      select left(one, 1) as term
      union all
      select substr(one, at, 2) from generate_series(1, char_length(one) - 1) at
    ) terms where term <> ''
  $$;
  create table search_term (
    org_id text collate "C" not null,
    kind text collate "C" not null,
    term text collate "C" not null,
    created_at timestamptz not null,
    subject_id text collate "C" not null
  );
  set local work_mem = '128MB';
  ${withRowsVisible(
    TABLES,
    `insert into search_term (org_id, kind, term, created_at, subject_id) ${filled} order by 1, 2, 3, 4, 5;`,
  )}
  alter table search_term add primary key (org_id, kind, term, created_at, subject_id);
  ${rowSecurity('search_term', 'select, insert, delete')}
  ${Object.entries(SEARCHED)
    .map(([kind, searched]) => followed(kind, searched))
    .join('\n')}
`
