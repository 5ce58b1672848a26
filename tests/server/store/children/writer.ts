import { openSync, writeSync } from 'node:fs'
import { insertFile } from '#server/modules/files/repositories/files.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import { openStore } from '#server/store/openStore.ts'
import { publicId } from '#server/store/publicId.ts'
import { putOrganisation } from '#server/store/shards/organisations.ts'
import { countNoticeView } from '../countNoticeView.ts'

/**
 * Writes until it is killed or its parent is gone: a record, an event and a counter in one transaction; every id that was acknowledged goes to a file
 * outside the database. Arguments: data directory, that file.
 */
const [dataDir = '', acknowledged = ''] = process.argv.slice(2)
const log = openSync(acknowledged, 'a')
const store = await openStore({ dataDir })
await store.txSystem((tx) => putOrganisation(tx, { orgId: 'o1', code: 'o1', name: '示范学会' }))
process.stdout.write('ready\n')

const parent = process.ppid
while (process.ppid === parent) {
  const id = publicId()
  await store.tx('o1', async (tx) => {
    const file = { path: id, name: 'x'.repeat(400), size: 1, contentType: 'image/png' }
    await insertFile(tx, { ...file, purpose: 'proof', owner: '' })
    const entry = { objId: id, nodeId: 'n', status: '02', realName: '', opinion: '' }
    await appendAudit(tx, { ...entry, accountId: null })
    await countNoticeView(tx, 'proof')
  })
  writeSync(log, `${id}\n`)
}
process.exit()
