import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { StartRefusal } from '../../startRefusal.ts'
import type { Damage } from '../../store.ts'
import { findDamage } from './findDamage.ts'

/** Throws a StartRefusal (exit code 74) for a stopped database with damaged pages. */
export async function requireWholePages(dataDir: string): Promise<void> {
  const damage = await findDamage(dataDir)
  if (damage.length === 0) return
  const said = { ...damageSaid(damage), dataDir }
  const line = `${said.pages} pages of the database are damaged: ${said.files}`
  throw new StartRefusal(fill(words.damaged, said), line, 74)
}

/** Number of damaged pages and names of their files, for a message. */
export const damageSaid = (damage: readonly Damage[]): { pages: number; files: string } => ({
  pages: damage.reduce((sum, { pages }) => sum + pages, 0),
  files: damage.map(({ file }) => file).join('、'),
})
