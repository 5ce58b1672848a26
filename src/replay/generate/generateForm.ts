import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { itemsOf } from '../coverage/exercised.ts'
import { type CoverageItem, messageId } from '../coverage/item.ts'
import type { FormFile } from '../documents/formOfText.ts'
import { answersText } from '../proof/claims/words.ts'
import type { Subject } from '../proof/form/subject.ts'
import { inquiryOf } from '../proof/inquiryOf.ts'
import { runScenario, type Tables } from '../runScenario.ts'
import type { Scenario, ScenarioContext } from '../scenario.ts'
import { branchesOf } from './branches.ts'
import { rightsFor } from './rightValues.ts'
import { Script } from './script.ts'
import { type Plan, planOf, writeBranch } from './writeBranch.ts'
import type { IsOpen } from './wrongs.ts'

/**
 * The scenarios generated for one form. Each contains the form; when written to a file it refers to the form's file.
 */
export interface Generated {
  file: string
  title: string
  scenarios: Scenario[]
  total: number
  /** Items that no scenario was found to exercise. */
  unreached: CoverageItem[]
}

/** A scenario with the items it exercises. */
interface Written {
  scenario: Scenario
  happened: ReadonlySet<string>
}

/**
 * Writes scenarios that together exercise every outcome of a form's rules, as few as possible; each of them was played
 * and passed. The same form gives the same scenarios.
 * @param bound maximum number of answer sets per question about the form
 * @throws Error when a scenario fails: then the generator contradicts the form engine
 */
export async function generateForm(
  form: FormFile,
  tables: Tables,
  bound: number,
): Promise<Generated> {
  const context = { ...tables, dictionaries: form.subject.dictionaries }
  const inquiry = inquiryOf(form, context, bound)
  const { subject } = inquiry
  const items = itemsOf(subject.bundle, subject.context.dictionaries)
  const covered = new Set<string>()
  const written: Written[] = []
  for (const branch of branchesOf(inquiry)) {
    const plan = planOf(subject, branch)
    const isOpen = (id: string): boolean => !covered.has(id)
    const taken = takenIn(subject, plan, isOpen)
    const script = new Script(headOf(form, subject, { branch, taken }, tables), tables)
    await writeBranch(script, subject, plan, isOpen)
    for (const id of script.happened) covered.add(id)
    written.push({ scenario: script.scenario, happened: script.happened })
  }
  const needed = withoutIdle(written, items).map(({ scenario }) => scenario)
  for (const scenario of needed) await assertHolds(scenario, tables)
  return {
    ...{ file: form.file, title: form.title, scenarios: needed, total: items.length },
    unreached: items.filter(({ id }) => !covered.has(id)),
  }
}

/** Removes scenarios that exercise nothing the others do not. */
function withoutIdle(written: readonly Written[], items: readonly CoverageItem[]): Written[] {
  let kept = [...written]
  for (const each of written.toReversed()) {
    const others = kept.filter((other) => other !== each)
    const isNeeded = items.some(
      ({ id }) => each.happened.has(id) && !others.some(({ happened }) => happened.has(id)),
    )
    if (!isNeeded && others.length > 0) kept = others
  }
  return kept
}

function headOf(
  { title, formInfo, subject: { dictionaries } }: FormFile,
  subject: Subject,
  { branch, taken }: { branch: FormValues; taken: Taken },
  tables: Tables,
): Omit<Scenario, 'steps'> {
  const own = Object.entries(dictionaries).filter(
    ([name, items]) => ownValue(tables.dictionaries, name) !== items,
  )
  const words = answersText(subject, new Map(Object.entries(branch)))
  return {
    title: `${title === '' ? '' : `${title}：`}${words}`,
    formInfo,
    context: {
      ...(own.length > 0 && { dictionaries: Object.fromEntries(own) }),
      ...(Object.keys(taken).length > 0 && { taken }),
    },
  }
}

type Taken = NonNullable<ScenarioContext['taken']>

/** For every visible question to the server, returns another valid value that the server reports as taken. */
function takenIn(subject: Subject, { scratch }: Plan, isOpen: IsOpen): Taken {
  const taken: Taken = {}
  for (const key of subject.bundle.order) {
    const kind = subject.field(key).constraints.notRepeat
    if (kind === undefined || kind === 'rows' || scratch.isHidden(key)) continue
    if (!isOpen(messageId(key, 'notRepeat'))) continue
    const right = scratch.get(key)
    const other = rightsFor(subject, key).find((value) => {
      scratch.set(key, value)
      return value !== right && scratch.placeErrors(key).failure === undefined
    })
    scratch.set(key, right)
    if (other !== undefined) taken[kind] = [...(taken[kind] ?? []), String(other)]
  }
  return taken
}

async function assertHolds(scenario: Scenario, tables: Tables): Promise<void> {
  const [failure] = await runScenario(JSON.parse(JSON.stringify(scenario)), tables)
  if (failure) throw new Error(`写出的场景“${scenario.title}”重放不符：${JSON.stringify(failure)}`)
}
