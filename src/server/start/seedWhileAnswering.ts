import { type Seeded, type SeedParts, seedEach } from '#server/seed/seedWhenEmpty.ts'
import { announceFindings, announceFirstPage, announceSeeded } from './announce.ts'

/** Seeds the remaining societies; resolves to true when there were any. */
export type SeedOthers = (port: number) => Promise<boolean>

/**
 * Seeds the first society of an empty demonstration, so that its pages can be answered while the others are seeded.
 * Prints the progress, because nothing else shows it.
 */
export async function seedFirst(parts: SeedParts): Promise<SeedOthers> {
  const seeds = seedEach(parts)
  const seedNext = async (): Promise<boolean> => {
    const { value, done } = await seeds.next()
    if (done) return false
    tell(value)
    return value.left > 0
  }
  const isLeft = await seedNext()
  return async (port) => {
    if (!isLeft) return false
    announceFirstPage(port)
    while (await seedNext());
    return true
  }
}

function tell({ code, left, findings }: Seeded): void {
  announceFindings(findings)
  announceSeeded(code, left)
}
