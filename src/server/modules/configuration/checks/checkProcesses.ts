import { StepType } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { codeWords } from '../documents/captions.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { configFinding, type FindingName } from './configFinding.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

/** A member type with the process of its applicants. */
interface Process {
  memberType: string
  oneMemberType: string
  name: string
  steps: readonly Located[]
}

/**
 * Checks that each process can be completed: its steps are in an order that the pages can follow, and the form, notice
 * and fee of its steps exist. A member type without applications has a process without steps; one with no process at
 * all is reported as forgotten.
 */
export function checkProcesses(documents: ConfigurationDocuments, roots: Roots): FileFinding[] {
  const isIn = (file: string, memberType: string) =>
    (roots.get(file)?.items ?? []).some((item) => textOf(get(item, 'memberType')) === memberType)
  const processes = processesOf(roots).flatMap((process) => [
    ...checkSteps(process.steps),
    ...checkTitles(process.steps),
    ...needs(process, StepType.Write, 'missing-form', hasForm(documents, process)),
    ...needs(
      process,
      StepType.Read,
      'missing-notice',
      isIn('memberNotices.json', process.memberType),
    ),
    ...needs(process, StepType.Dues, 'missing-fee', isIn('fees.json', process.memberType)),
  ])
  const forgotten = (roots.get('memberTypes.json')?.items ?? []).flatMap((type) => {
    const [memberType, name] = ['memberType', 'name'].map((key) => textOf(get(type, key)) ?? '')
    if (memberType === undefined || isIn('memberConfig.json', memberType)) return []
    return [configFinding(type, 'missing-flow', { name: name ?? '', memberType })]
  })
  return [...processes, ...forgotten]
}

/** Reports repeated titles, because applicants distinguish steps by title. */
function checkTitles(steps: readonly Located[]): FileFinding[] {
  const seen = new Set<string>()
  return steps.flatMap((step) => {
    const place = get(step, 'title')
    const title = textOf(place)?.trim()
    if (!place || title === undefined) return []
    if (seen.has(title)) return [configFinding(place, 'step-title', { title })]
    seen.add(title)
    return []
  })
}

function processesOf(roots: Roots): Process[] {
  const types = new Map(
    (roots.get('memberTypes.json')?.items ?? []).map((item) => [
      textOf(get(item, 'memberType')),
      item,
    ]),
  )
  return (roots.get('memberConfig.json')?.items ?? []).flatMap((entry) => {
    const memberType = textOf(get(entry, 'memberType')) ?? ''
    const type = types.get(memberType)
    if (!type) return []
    const oneMemberType = textOf(get(type, 'oneMemberType')) ?? ''
    const name = textOf(get(type, 'name')) ?? memberType
    return [{ memberType, oneMemberType, name, steps: get(entry, 'steps')?.items ?? [] }]
  })
}

const typeOf = (step: Located): string | undefined => textOf(get(step, 'type'))

/** True if a form exists for the type, under one of the names that `findForm` looks for. */
function hasForm(
  documents: ConfigurationDocuments,
  { oneMemberType, memberType }: Process,
): boolean {
  const names = [`0301-${oneMemberType}-${memberType}`, `0301-${memberType}`, '0301']
  return names.some((name) => Object.hasOwn(documents, `formConfig/${name}.json`))
}

function needs(
  { steps, name, oneMemberType, memberType }: Process,
  type: StepType,
  finding: FindingName,
  isThere: boolean,
): FileFinding[] {
  const step = steps.find((one) => typeOf(one) === type)
  if (!step || isThere) return []
  return [configFinding(step, finding, { name, oneMemberType, memberType })]
}

/** Steps that require a submitted application; steps for reading and uploading may come before or after the form. */
const AFTER_WRITING: readonly (string | undefined)[] = [
  StepType.Wait,
  StepType.Dues,
  StepType.Success,
]

/**
 * Checks that the form is filled in before any step that requires an application, that success is the last step, and
 * that no step type is repeated.
 */
function checkSteps(steps: readonly Located[]): FileFinding[] {
  const seen = new Set<string>()
  const repeated = steps.flatMap((step) => {
    const type = typeOf(step)
    if (type === undefined || !seen.has(type)) {
      if (type !== undefined) seen.add(type)
      return []
    }
    return [
      configFinding(get(step, 'type') ?? step, 'step-order/repeated', { type: stepWords(type) }),
    ]
  })
  return [...repeated, ...checkWriting(steps), ...checkSuccess(steps)]
}

const stepWords = (type: string): string =>
  codeWords('memberConfig.schema.json', 'step', 'type', type)

function checkWriting(steps: readonly Located[]): FileFinding[] {
  const [first] = steps
  if (!first) return []
  const write = steps.findIndex((step) => typeOf(step) === StepType.Write)
  if (write < 0) return [configFinding(first, 'step-order/no-write')]
  return steps
    .slice(0, write)
    .filter((step) => AFTER_WRITING.includes(typeOf(step)))
    .map((step) => configFinding(step, 'step-order/early', { type: stepWords(typeOf(step) ?? '') }))
}

function checkSuccess(steps: readonly Located[]): FileFinding[] {
  const success = steps.findIndex((step) => typeOf(step) === StepType.Success)
  const after = success < 0 ? undefined : steps[success + 1]
  return after ? [configFinding(after, 'step-order/after-success')] : []
}
