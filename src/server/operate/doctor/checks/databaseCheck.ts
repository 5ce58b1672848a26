import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { KIND_NAMES } from '#server/control/jobsAnswer.ts'
import type { Health, SocietyHealth } from '#server/control/questions.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import { damageSaid } from '#server/store/embedded/pages/requireWholePages.ts'
import type { Damage } from '#server/store/store.ts'
import { bad, type Examined, good, warning } from '../examined.ts'

/** Schema, jobs that were given up, and societies whose configuration this version would not accept. */
export function databaseCheck({ kind, pending, dead = [], damage, societies }: Health): Examined[] {
  if (pending.length > 0)
    return [
      good(fill(words.database, { kind: words.kinds[kind] })),
      warning(fill(words.pending, { count: pending.length, names: pending.join('、') })),
    ]
  return [
    good(fill(words.database, { kind: words.kinds[kind] })),
    good(words.migrated),
    ...(damage ? [pagesLine(damage)] : []),
    ...(dead.length > 0 ? dead.map(deadLine) : [good(words.noDead)]),
    ...fitLines(societies ?? []),
  ]
}

const pagesLine = (damage: readonly Damage[]): Examined =>
  damage.length === 0 ? good(words.wholePages) : bad(fill(words.damaged, damageSaid(damage)))

const deadLine = ({ kind, count }: { kind: string; count: number }): Examined =>
  warning(fill(words.dead, { name: ownValue(KIND_NAMES, kind) ?? kind, kind, count }))

function fitLines(societies: readonly SocietyHealth[]): Examined[] {
  const unfit = societies.filter(({ count }) => count > 0)
  if (unfit.length === 0) return [good(fill(words.allFit, { count: societies.length }))]
  return unfit.map(({ code, count, errors }) =>
    bad([fill(words.unfit, { code, count }), ...errors.map((line) => `    ${line}`)].join('\n')),
  )
}
