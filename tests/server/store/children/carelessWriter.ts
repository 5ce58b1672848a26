import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * As writer.ts, on PGlite as it comes, over the database writer.ts left: the control that shows the power cut can
 * see a loss. Arguments as there.
 */
const [dataDir = '', acknowledged = ''] = process.argv.slice(2)
const log = openSync(acknowledged, 'a')
const db = await PGlite.create(join(dataDir, 'database'))
process.stdout.write('ready\n')

const parent = process.ppid
for (let n = 0; process.ppid === parent; n++) {
  const id = `careless-${n}`
  await db.query(
    `insert into uploaded_file (org_id, path, name, size, content_type, purpose, owner, created_at)
      values ('o1', $1, $2, 1, 'image/png', 'proof', '', now())`,
    [id, 'x'.repeat(400)],
  )
  writeSync(log, `${id}\n`)
}
process.exit()
