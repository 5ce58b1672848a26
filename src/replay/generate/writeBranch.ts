import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { cellPath, type FormPath } from '#runtime/core/form/paths.ts'
import { messageId } from '../coverage/item.ts'
import { isGiven, rulesOfField } from '../coverage/messages.ts'
import type { Subject } from '../proof/form/subject.ts'
import { opened } from './branches.ts'
import { fillRight } from './rightValues.ts'
import type { Script } from './script.ts'
import { type IsOpen, MOST_ROWS, wrongsOf } from './wrongs.ts'

/** Input for writing a scenario. */
export interface Plan {
  branch: FormValues
  /** A right value for everything else that shows. */
  rights: FormValues
  /** Form with both, showing all messages, on which values are tried. */
  scratch: FormStore
}

export function planOf(subject: Subject, branch: FormValues): Plan {
  const scratch = opened(subject, branch)
  const rights = fillRight(subject, scratch, branch)
  scratch.validate()
  return { branch, rights, scratch }
}

/**
 * Writes one scenario: the empty form is submitted, the branch is answered, every field is filled in, then wrong in
 * every way that is still open, then right again and submitted.
 */
export async function writeBranch(
  script: Script,
  subject: Subject,
  { branch, rights, scratch }: Plan,
  isOpenBefore: IsOpen,
): Promise<void> {
  const isOpen: IsOpen = (id) => isOpenBefore(id) && !script.happened.has(id)
  await script.do({ submit: true })
  script.expectNow('fields', 'errors', 'valid')
  if (Object.keys(branch).length > 0) {
    await script.set(branch)
    script.expectNow('fields', 'errors')
  }
  await script.set(rights)
  const fields = subject.bundle.order
    .map((key) => subject.field(key))
    .filter(({ key }) => !scratch.isHidden(key) && !scratch.isDisabled(key))
    .filter(isGiven)
  const wrongs = new Map(fields.map((field) => [field.key, wrongsOf(scratch, field, isOpen)]))
  const all = { ...branch, ...rights }
  await wrongTogether(
    script,
    fields.filter((field) => !decides(subject, field)),
    wrongs,
    all,
  )
  for (const field of fields.filter((each) => decides(subject, each)))
    await wrongAlone(script, field, wrongs.get(field.key) ?? [], all)
  for (const field of fields) await wrongOtherwise(script, field, all, isOpen)
  await script.do({ submit: true })
  script.expectNow('errors', 'valid', 'value')
}

/** True when other fields depend on this one: its invalid values then get a scenario of their own. */
const decides = (subject: Subject, { key }: FormField): boolean =>
  key === CARD_TYPE_KEY || subject.decides(key)

/** All fields wrong at once, each in its next way, until all ways are through; then right again. */
async function wrongTogether(
  script: Script,
  fields: readonly FormField[],
  wrongs: ReadonlyMap<string, readonly unknown[]>,
  rights: FormValues,
): Promise<void> {
  const waysOf = ({ key }: FormField): readonly unknown[] => wrongs.get(key) ?? []
  const rounds = Math.max(0, ...fields.map((field) => waysOf(field).length))
  for (let round = 0; round < rounds; round++) {
    await script.set(
      given(
        fields.filter((field) => round <= waysOf(field).length && waysOf(field).length > 0),
        (field) => {
          const ways = waysOf(field)
          return round < ways.length ? ways[round] : rightOf(rights, field)
        },
      ),
    )
    script.expectNow('errors')
  }
  const last = fields.filter((field) => rounds > 0 && waysOf(field).length === rounds)
  await script.set(given(last, (field) => rightOf(rights, field)))
}

async function wrongAlone(
  script: Script,
  field: FormField,
  wrongs: readonly unknown[],
  rights: FormValues,
): Promise<void> {
  for (const value of wrongs) {
    await script.set(given([field], () => value))
    script.expectNow('errors')
  }
  if (wrongs.length > 0) await script.set(given([field], () => rightOf(rights, field)))
}

/** Enters invalid input that needs more than a value: one known to the server, a file too large, one row too many. */
async function wrongOtherwise(
  script: Script,
  field: FormField,
  rights: FormValues,
  isOpen: IsOpen,
): Promise<void> {
  const { key, constraints } = field
  const open = (rule: ReturnType<typeof rulesOfField>[number]): boolean =>
    rulesOfField(field).includes(rule) && isOpen(messageId(key, rule))
  const taken = takenFor(script, field)
  if (open('notRepeat') && taken !== undefined) {
    await script.set(given([field], () => taken))
    await script.do({ submit: true })
    script.expectNow('errors')
    await script.set(given([field], () => rightOf(rights, field)))
  }
  if (open('fileSize')) await tooLargeFile(script, field, key)
  for (const column of field.columns ?? [])
    if (
      column.constraints.fileSize !== undefined &&
      isOpen(messageId(`${key}/${column.key}`, 'fileSize'))
    )
      await tooLargeFile(script, column, cellPath(key, 0, column.key))
  const { numLimit = 0 } = constraints
  if (open('numLimit') && numLimit <= MOST_ROWS) {
    const [row = {}] = script.store.rows(key)
    await script.set(given([field], () => Array.from({ length: numLimit }, () => row)))
    await script.do({ addRow: key })
    script.expectNow('errors')
    await script.set(given([field], () => rightOf(rights, field)))
  }
}

/** Picks a file that is too large, and then one that is not. */
async function tooLargeFile(
  script: Script,
  { constraints }: FormField,
  path: FormPath,
): Promise<void> {
  const { fileType = [], fileSize = 0 } = constraints
  const name = `示例.${fileType[0] ?? 'pdf'}`
  await script.do({ set: { [path]: null } })
  await script.do({ upload: path, files: [{ name, size: `${fileSize + 1}MB` }] })
  script.expectNow('errors')
  await script.do({ upload: path, files: [{ name, size: '1KB' }] })
}

/** The value of the scenario's `taken` that is not the right one. */
function takenFor(
  { scenario, store }: Script,
  { key, constraints }: FormField,
): string | undefined {
  const kind = constraints.notRepeat
  if (kind === undefined || kind === 'rows') return undefined
  return scenario.context?.taken?.[kind]?.find((value) => value !== store.get(key))
}

const rightOf = (rights: FormValues, { key }: FormField): unknown => ownValue(rights, key) ?? null

function given(fields: readonly FormField[], read: (field: FormField) => unknown): FormValues {
  const values: FormValues = {}
  for (const field of fields) putOwn(values, field.key, read(field))
  return values
}
