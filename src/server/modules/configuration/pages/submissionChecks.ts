import type { FormCheck } from '#contract/formSpec.ts'
import type { Logic } from '#contract/logic.ts'
import type { PageDocument, PageModel, Step } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { type ApiDocument, readOperations } from '#lint/shape/operations.ts'
import { type Library, usable } from './library.ts'

/** Call → the rules that pages check a form by before they submit it with this call. */
export type SubmissionChecks = ReadonlyMap<string, readonly FormCheck[]>

type CallStep = Extract<Step, { call: string }>

/**
 * Finds the checks that the server repeats: of every page and dialog with a step that sends the text of one of its
 * forms, for the call of that step; an alias counts as the call it stands for. Checks by `call` are not among them: they
 * ask the server while a form is filled in, and its operations enforce their own rules.
 */
export function submissionChecks(library: Library, contract: ApiDocument): SubmissionChecks {
  const { operations } = readOperations(contract)
  const found = new Map<string, FormCheck[]>()
  for (const { forms = {}, ...model } of modelsOf(library))
    for (const step of callSteps(model)) {
      const call = operations.get(step.call)?.aliasOf ?? step.call
      const sent = new Set(pathsOf(inputOf(step, library)))
      const rules = Object.entries(forms).flatMap(([id, { checks = [] }]) =>
        sent.has(`form.${id}.text`) ? checks.filter(({ rule }) => rule !== undefined) : [],
      )
      if (rules.length > 0) found.set(call, [...new Set([...(found.get(call) ?? []), ...rules])])
    }
  return found
}

/** Models of the pages and dialogs that check a form; the others are not even parsed. */
const modelsOf = (library: Library): PageModel[] =>
  [...library.sources]
    .filter(([key, { text }]) => /^(pages|dialogs)\//.test(key) && text.includes('"checks"'))
    .flatMap(([key]) => {
      const document = usable(library, key) as PageDocument | undefined
      return document ? [document.model] : []
    })

function callSteps({ actions = {}, timers = {} }: PageModel): CallStep[] {
  const steps = [
    ...Object.values(actions).flatMap((action) => action.do),
    ...Object.values(timers).flatMap(({ onEnd = [] }) => onEnd),
  ]
  return withElse(steps).filter((step): step is Step & CallStep => 'call' in step)
}

const withElse = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...withElse(step.else ?? [])])

const inputOf = ({ params, body }: CallStep, library: Library): unknown[] => [
  params,
  typeof body === 'string' ? usable(library, `payloads/${body}`)?.body : body,
]

/** Returns every scope path that values read, at any depth. */
function pathsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsOf)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$' ? varsOf(part as Logic) : pathsOf(part),
  )
}
