import pg from 'pg'

/** Of a copy: its id, its code and its host are made of its number. */
export const copyOf = (at: number) => ({ code: `copy${at}`, host: `copy${at}.example.test` })

const COPIES = `
  create temporary table copy as
    select 'copy-' || i as org_id, 'copy' || i as code, name || i as name, i, source.org_id as source, created_at
    from organisation source, generate_series(1, $1::int) i where code = $2
`

/** Every text has the copy's name and host, and differs from everybody else's: nothing of it can be shared. */
const DOCUMENTS = `
  create temporary table document as
    select copy.org_id, path.key as path, copy.i,
      jsonb_set(
        replace(replace(content, source.name, copy.name), '127.0.0.1', copy.code || '.example.test')::jsonb,
        '{$schema}', to_jsonb('copy of ' || copy.code))::text as content
    from copy
      join organisation source on source.org_id = copy.source
      join config_current live on live.org_id = copy.source
      join config_version version on version.org_id = live.org_id and version.version = live.version
      cross join lateral json_each_text(version.manifest) path
      join config_blob blob on blob.org_id = copy.source and blob.hash = path.value;
`

const ROWS = `
  insert into organisation (org_id, code, name, created_at) select org_id, code, name, created_at from copy;
  insert into org_host (org_id, host) select org_id, code || '.example.test' from copy;
  alter table document add column hash text;
  update document set hash = encode(sha256(convert_to(content, 'UTF8')), 'hex');
  insert into config_blob (org_id, hash, content) select org_id, hash, content from document;
  insert into config_version (org_id, version, hash, manifest, author, note, created_at)
    select org_id, 1, org_id, json_object_agg(path, hash order by path), '', '', now() from document group by org_id;
  insert into config_current (org_id, version, changed_at) select org_id, 1, now() from copy;
`

/**
 * Copies a society that was set up at 127.0.0.1, without its people, each copy with texts of its own.
 * @param databaseUrl of a login that sees every row
 */
export async function multiplySociety(
  databaseUrl: string,
  { code, copies }: { code: string; copies: number },
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(COPIES, [copies, code])
    await client.query(DOCUMENTS)
    await client.query(ROWS)
    await client.query('commit; analyze')
  } finally {
    await client.end()
  }
}
