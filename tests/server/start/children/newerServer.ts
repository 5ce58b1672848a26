import { startServer } from '#server/start/startServer.ts'
import { migrations } from '#server/store/migrations/all.ts'

/** The server of a later version: the same with two more migrations, of a table that is written to meanwhile. */
Object.assign(migrations, {
  '9001-later': 'alter table account add column later text',
  '9002-later-listed':
    'create index concurrently if not exists account_later on account (org_id, later)',
})

await startServer()
