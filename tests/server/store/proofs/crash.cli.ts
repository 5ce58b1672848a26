import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash } from './crashProof.ts'
import { verifyWrites } from './verifyWrites.ts'

/** `npm run proof:crash -- [KILLS]`: 100 times kill -9, and nothing acknowledged may be missing. */
const kills = Number(process.argv[2] ?? 100)
const place = mkdtempSync(join(tmpdir(), 'society-portal-crash-'))
const [dataDir, acknowledged] = [join(place, 'data'), join(place, 'acknowledged')]
const run = await crash(dataDir, acknowledged, kills, (line) => console.info(line))
const { lost, ...verdict } = await verifyWrites(dataDir, acknowledged)
console.info({ ...run, ...verdict, lost: lost.length })
rmSync(place, { recursive: true })
const ok = lost.length === 0 && !verdict.torn && verdict.damage.length === 0
process.exit(ok ? 0 : 1)
