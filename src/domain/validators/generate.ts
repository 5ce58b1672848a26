/** `tsx src/domain/validators/generate.ts [--check]`: writes `validators.gen.js`, or fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildValidators } from './buildValidators.ts'

const target = join(import.meta.dirname, 'validators.gen.js')
const code = buildValidators()

if (!process.argv.includes('--check')) {
  writeFileSync(target, code)
} else if (readFileSync(target, 'utf8') !== code) {
  console.error('validators.gen.js is stale: run `npx tsx src/domain/validators/generate.ts`')
  process.exitCode = 1
}
