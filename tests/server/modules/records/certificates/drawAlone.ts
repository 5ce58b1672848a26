import { createHash } from 'node:crypto'
import { drawSheet } from '#server/modules/files/drawing/drawSheet.ts'
import { MEMBERSHIP } from './samples.ts'
import { sheetOf } from './support.ts'

/** A process of its own that draws one certificate and says its hash: what the machine has must not matter. */
const png = await drawSheet(
  sheetOf('demo', 'member', { ...MEMBERSHIP, org: '华夏数据科学学会', name: '王䶮' }),
)
process.stdout.write(createHash('sha256').update(png).digest('hex'))
