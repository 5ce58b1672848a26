import type { Schema } from '#contract/calls.ts'
import { FunctionCode } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { isSame } from '#domain/merge/mergeValues.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import {
  countCertificates,
  countLiveOrders,
  ENDED,
  memberStatusCounts,
  orStatusCounts,
  type StatusCount,
} from '../../../store/repositories/workInFlight.ts'
import type { Tx } from '../../../store/store.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { changedFrom } from '../rebaseChange.ts'
import { documentNamer, memberTypeNames } from '../wording/documentTitle.ts'

type Effect = Schema<'ReportEffect'>

/** Both configurations, and the member types' names of either. */
interface Both {
  before: ConfigurationDocuments
  after: ConfigurationDocuments
  names: ReadonlyMap<string, string>
}

/** What new documents do to applications, orders and certificates under way: only what changes is counted. */
export async function effectsOf(
  tx: Tx,
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
): Promise<Effect[]> {
  const names = new Map([...memberTypeNames(before), ...memberTypeNames(after)])
  const both = { before, after, names }
  const found: (Effect | undefined)[] = []
  for (const { path, content } of changedFrom(before, after)) {
    const isRemoved = content === null
    const form = /^formConfig\/(\d+)(?:-\w+-(\w+))?\.json$/.exec(path)
    if (form) found.push(await ofForm(tx, path, { form, isRemoved, both }))
    if (path === 'memberTypes.json') found.push(...(await ofTypes(tx, both)))
    if (path === 'memberConfig.json') found.push(...(await ofProcesses(tx, both)))
    if (path === 'fees.json') found.push(...(await ofFees(tx, both)))
    if (path === 'certificates.json') found.push(await ofCertificates(tx))
  }
  return found.flatMap((effect) => effect ?? [])
}

async function ofForm(
  tx: Tx,
  path: string,
  { form, isRemoved, both }: { form: RegExpExecArray; isRemoved: boolean; both: Both },
): Promise<Effect | undefined> {
  const [, code = '', memberType = ''] = form
  const isMember = code === FunctionCode.Member
  const counts = isMember
    ? await memberStatusCounts(tx, memberType)
    : await orStatusCounts(tx, code)
  const name = isMember
    ? (both.names.get(memberType) ?? memberType)
    : documentNamer(both.before)(path).title
  return underWay(counts, isRemoved ? words.effects.formRemoved : words.effects.form, name)
}

/** Counts what is under way; undefined where nothing is. */
function underWay(counts: readonly StatusCount[], text: string, name: string): Effect | undefined {
  const waiting = counts.filter(({ status }) => !ENDED.has(status))
  const count = sum(waiting)
  if (count === 0) return undefined
  const statuses = waiting.map(({ status, count: some }) => `${nameOf(status)} ${some}`).join('、')
  return { sentence: fill(text, { count, name, statuses }), isLoss: false }
}

const sum = (counts: readonly StatusCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

const nameOf = (status: string): string =>
  ownValue(words.statusNames as Readonly<Record<string, string>>, status) ?? status

async function ofTypes(tx: Tx, { before, after, names }: Both): Promise<Effect[]> {
  const left = new Set(memberTypeNames(after).keys())
  const effects: Effect[] = []
  for (const memberType of memberTypeNames(before).keys()) {
    if (left.has(memberType)) continue
    const count = sum(await memberStatusCounts(tx, memberType))
    const name = names.get(memberType) ?? memberType
    if (count > 0)
      effects.push({ sentence: fill(words.effects.typeRemoved, { count, name }), isLoss: true })
  }
  return effects
}

async function ofProcesses(tx: Tx, both: Both): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const memberType of changedTypes(both, 'memberConfig.json')) {
    const name = both.names.get(memberType) ?? memberType
    const counts = await memberStatusCounts(tx, memberType)
    effects.push(...[underWay(counts, words.effects.process, name)].flatMap((one) => one ?? []))
  }
  return effects
}

async function ofFees(tx: Tx, both: Both): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const memberType of changedTypes(both, 'fees.json')) {
    const name = both.names.get(memberType) ?? memberType
    const count = await countLiveOrders(tx, memberType)
    if (count > 0)
      effects.push({ sentence: fill(words.effects.fees, { count, name }), isLoss: false })
  }
  return effects
}

async function ofCertificates(tx: Tx): Promise<Effect | undefined> {
  const count = await countCertificates(tx)
  return count === 0
    ? undefined
    : { sentence: fill(words.effects.certificates, { count }), isLoss: false }
}

/** Member types whose entry in a list document differs. */
function changedTypes({ before, after }: Both, path: string): string[] {
  const [left, right] = [entriesOf(before, path), entriesOf(after, path)]
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (memberType) => !isSame(left.get(memberType), right.get(memberType)),
  )
}

function entriesOf(documents: ConfigurationDocuments, path: string): Map<string, unknown> {
  try {
    const list = documentValue(JSON.parse(ownValue(documents, path) ?? '[]'))
    const entries = list as { memberType: string }[]
    return new Map(entries.map((entry) => [entry.memberType, entry]))
  } catch {
    return new Map()
  }
}
