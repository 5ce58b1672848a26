import type { Schema } from '#contract/calls.ts'
import { FunctionCode } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { changedFrom } from '../rebaseChange.ts'
import type { StatusCount } from '../repositories/workInFlight.ts'
import { documentNamer, memberTypeNames } from '../wording/documentTitle.ts'
import { type Both, changedTypes, typeName } from './both.ts'
import { formUse, isUsedFor } from './formUse.ts'
import type { InFlight } from './inFlight.ts'

type Effect = Schema<'ReportEffect'>

/** Describes the effects on applications under way whose form, process or member type changes. */
export async function applicationEffects(inFlight: InFlight, both: Both): Promise<Effect[]> {
  return [
    ...(await ofForms(inFlight, both)),
    ...(await ofTypes(inFlight, both)),
    ...(await ofProcesses(inFlight, both)),
  ]
}

async function ofForms(inFlight: InFlight, both: Both): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const { path, content } of changedFrom(both.before, both.after)) {
    const use = formUse(path, both.before)
    if (!use) continue
    const counts = await inFlight.waiting((one) => isUsedFor(use, one))
    const text = content === null ? words.effects.formRemoved : words.effects.form
    const name =
      use.functionCode === FunctionCode.Member && use.type !== undefined
        ? typeName(both, use.type)
        : documentNamer(both.before)(path).title
    effects.push(...underWay(counts, text, name))
  }
  return effects
}

async function ofTypes(inFlight: InFlight, both: Both): Promise<Effect[]> {
  const left = memberTypeNames(both.after)
  const effects: Effect[] = []
  for (const [memberType, name] of memberTypeNames(both.before)) {
    if (left.has(memberType)) continue
    const counts = await inFlight.all((one) => isOfType(one, memberType))
    const count = counts.reduce((total, one) => total + one.count, 0)
    if (count > 0)
      effects.push({ sentence: fill(words.effects.typeRemoved, { count, name }), isLoss: true })
  }
  return effects
}

async function ofProcesses(inFlight: InFlight, both: Both): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const memberType of changedTypes(both, 'memberConfig.json')) {
    const counts = await inFlight.waiting((one) => isOfType(one, memberType))
    effects.push(...underWay(counts, words.effects.process, typeName(both, memberType)))
  }
  return effects
}

const isOfType = ({ functionCode, type }: StatusCount, memberType: string): boolean =>
  functionCode === FunctionCode.Member && type === memberType

/** One effect with the number of applications under way by status; empty if there are none. */
function underWay(counts: ReadonlyMap<string, number>, text: string, name: string): Effect[] {
  const count = [...counts.values()].reduce((total, some) => total + some, 0)
  if (count === 0) return []
  const statuses = [...counts].map(([status, some]) => `${statusName(status)} ${some}`).join('、')
  return [{ sentence: fill(text, { count, name, statuses }), isLoss: false }]
}

const statusName = (status: string): string =>
  ownValue(words.statusNames as Readonly<Record<string, string>>, status) ?? status
