/** Asks a database, as whoever sees every row, and returns the rows. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>

/** Of the objects of the product: those of the schema `public`. */
const PUBLIC = `'public'::regnamespace`

/**
 * Whether the text of a body says the same: by words, since lines are broken where they are read best. Settings and
 * rights are sets, so they are compared in one order.
 */
const words = (text: string) => `btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`
const set = (list: string) =>
  `(select string_agg(one::text, ' ' order by one::text) from unnest(${list}) one)`

/**
 * What `pg_catalog` says of the schema, by kind. Columns are named, not numbered: their order says nothing, since every
 * statement of the product names them. Not-null constraints are the columns' `not null`; PostgreSQL 18 also names them,
 * after the column of their first day.
 */
const FACTS = {
  relations: `
    select relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity, relreplident,
      relowner::regrole::text as owner, ${set('reloptions')} as options, ${set('relacl')} as rights
    from pg_class where relnamespace = ${PUBLIC} and relkind <> 'S'
      and relname <> all (array(select indexrelid::regclass::text from pg_index))`,
  columns: `
    select attrelid::regclass::text || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      attcollation::regcollation::text as collation, attnotnull, attidentity, attgenerated, attstorage,
      attcompression, attislocal, ${words('pg_get_expr(adbin, adrelid)')} as default,
      ${set('attacl')} as rights, ${set('attoptions')} as options
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class c on c.oid = attrelid
    where c.relnamespace = ${PUBLIC} and c.relkind = 'r' and attnum > 0 and not attisdropped`,
  constraints: `
    select conrelid::regclass::text || '.' || conname as name, contype, convalidated,
      ${words('pg_get_constraintdef(oid)')} as definition
    from pg_constraint where connamespace = ${PUBLIC} and contype <> 'n'`,
  indexes: `
    select ${words('pg_get_indexdef(indexrelid)')} as definition, indisvalid, indisprimary,
      indisreplident, indisclustered, indimmediate
    from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = ${PUBLIC}`,
  policies: `
    select tablename || '.' || policyname as name, permissive, ${set('roles')} as roles, cmd,
      ${words('qual')} as using, ${words('with_check')} as check
    from pg_policies where schemaname = 'public'`,
  functions: `
    select p.oid::regprocedure::text as name, pg_get_function_arguments(p.oid) as arguments,
      pg_get_function_result(p.oid) as result, l.lanname, ${words('prosrc')} as body, provolatile,
      proparallel, proisstrict, prosecdef, proleakproof, prokind, procost, prorows,
      proowner::regrole::text as owner, ${set('proconfig')} as settings, ${set('proacl')} as rights
    from pg_proc p join pg_language l on l.oid = prolang where pronamespace = ${PUBLIC}`,
  triggers: `
    select ${words('pg_get_triggerdef(t.oid)')} as definition, tgenabled
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where c.relnamespace = ${PUBLIC} and not tgisinternal`,
  sequences: `
    select sequencename, sequenceowner, data_type, cycle, array[start_value, min_value, max_value,
      increment_by, cache_size]::text as values
    from pg_sequences where schemaname = 'public'`,
  rules: `select tablename || '.' || rulename as name, definition from pg_rules where schemaname = 'public'`,
  types: `
    select typname, typtype from pg_type
    where typnamespace = ${PUBLIC} and typtype <> 'c' and typcategory <> 'A'`,
  statistics: `select stxname from pg_statistic_ext where stxnamespace = ${PUBLIC}`,
  comments: `
    select pg_describe_object(classoid, objoid, objsubid) as name, description from pg_description
    where (pg_identify_object(classoid, objoid, objsubid)).schema = 'public'`,
  defaultRights: `select defaclobjtype, ${set('defaclacl')} as rights from pg_default_acl`,
  rightsOnSchema: `select ${set('nspacl')} as rights from pg_namespace where nspname = 'public'`,
  roles: `
    select to_jsonb(r) - 'oid' as role,
      array(select to_jsonb(m) - 'oid' - 'roleid' - 'member' - 'grantor' from pg_auth_members m
        where m.roleid = r.oid order by 1) as memberships
    from pg_roles r where rolname like 'portal%'`,
  extensions: `select extname, extversion from pg_extension`,
  publications: `select pubname from pg_publication`,
} as const

export type Facts = Record<keyof typeof FACTS, string[]>

/** Returns what the database says of each object, one text an object, in one order. */
export async function schemaFacts(ask: Ask): Promise<Facts> {
  const found = []
  for (const [kind, query] of Object.entries(FACTS)) {
    const rows = await ask(query)
    found.push([kind, rows.map((row) => JSON.stringify(row)).sort()])
  }
  return Object.fromEntries(found)
}

/** Returns how many rows each table has that has any. */
export async function rowCounts(ask: Ask): Promise<Record<string, number>> {
  const tables = await ask(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = ${PUBLIC} order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await ask(`select count(*)::int as count from ${name}`)
    if (row?.count !== 0) counts[String(name)] = Number(row?.count)
  }
  return counts
}
