import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { FormEffect } from '../formEffects/formEffects.ts'
import type { LostCode } from '../formEffects/lostCodes.ts'
import type { FormUse } from '../repositories/workInFlight.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import type { Both } from './both.ts'
import type { CodeCounter } from './codeCounts.ts'
import { formUse } from './formUse.ts'
import { type MigrationParts, type Sampled, sampleMigration } from './sampleMigration.ts'

type Effect = Schema<'ReportEffect'>

export interface AnswerParts extends MigrationParts {
  codeCounter: CodeCounter
}

/** Describes the effects of changed forms on stored answers and on drafts; all forms are examined in parallel. */
export async function answerEffects(
  parts: AnswerParts,
  orgId: string,
  both: Both,
  forms: readonly FormEffect[],
): Promise<Effect[]> {
  const nameOf = documentNamer(both.before)
  const told = await Promise.all(
    forms.map(async (form) => {
      const use = formUse(form.path, both.before)
      if (!use) return []
      const name = nameOf(form.path).title
      const [codes, migrated] = await Promise.all([
        ofCodes(parts.codeCounter, orgId, use, { name, lost: form.lost }),
        form.isChanged ? sampleMigration(parts, orgId, { use, path: form.path, both }) : undefined,
      ])
      return [...codes, ...(migrated ? ofMigration(migrated, name) : []), ...ofDrafts(form, name)]
    }),
  )
  return told.flat()
}

async function ofCodes(
  counter: CodeCounter,
  orgId: string,
  use: FormUse,
  { name, lost }: { name: string; lost: readonly LostCode[] },
): Promise<Effect[]> {
  if (lost.length === 0) return []
  const asked = lost.map(({ key, column, code }) => ({ key, ...(column && { column }), code }))
  const { counts, read, isWhole } = await counter.count(orgId, use, asked)
  return lost.flatMap((code, index): Effect[] => {
    const count = counts[index] ?? 0
    if (isWhole && count === 0) return []
    const facts = { count, read, name, option: code.name, label: code.label, code: code.code }
    const counted = isWhole ? words.effects.lostCode : words.effects.lostCodeSoFar
    const then = code.isShared ? words.effects.thenShared : words.effects.thenOwn
    const sentence = `${fill(counted, facts)}${fill(then, facts)}`
    return [{ sentence, isLoss: true, ...(code.retire && { retire: code.retire }) }]
  })
}

function ofMigration({ read, isWhole, invalid, lost }: Sampled, name: string): Effect[] {
  const whole = { invalid: words.effects.invalid, lost: words.effects.lost }
  const sampled = { invalid: words.effects.invalidSampled, lost: words.effects.lostSampled }
  const texts = isWhole ? whole : sampled
  const told = (text: string, { count, labels }: Sampled['lost'], isLoss: boolean): Effect[] => {
    const frequent = [...labels].sort(([, a], [, b]) => b - a).map(([label]) => label)
    const facts = { count, read, name, labels: listed(frequent) }
    return count === 0 ? [] : [{ sentence: fill(text, facts), isLoss }]
  }
  return [...told(texts.invalid, invalid, false), ...told(texts.lost, lost, true)]
}

const ofDrafts = ({ asked }: FormEffect, name: string): Effect[] =>
  asked.length === 0
    ? []
    : [{ sentence: fill(words.effects.drafts, { name, labels: listed(asked) }), isLoss: false }]

const NAMED_AT_MOST = 5

/** `姓名、性别等 7 项`. */
function listed(labels: readonly string[]): string {
  const named = labels.slice(0, NAMED_AT_MOST).join('、')
  const more = { labels: named, count: labels.length }
  return labels.length > NAMED_AT_MOST ? fill(words.effects.andMore, more) : named
}
