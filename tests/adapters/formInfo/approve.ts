/** `npx tsx tests/adapters/formInfo/approve.ts`: writes every expected outcome anew. Read the difference before you commit it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { formFixtures } from './formFixtures.ts'
import { outcomeOf } from './outcome.ts'

for (const { input, expected } of formFixtures()) {
  const outcome = outcomeOf(readFileSync(input, 'utf8'))
  writeFileSync(expected, `${JSON.stringify(outcome, null, 2)}\n`)
}
