import type { Constraints } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A value of an attribute for people; never empty for a value that is there. */
export type Say = (value: unknown) => string

export const sayFlag: Say = (value) => (value === true ? '是' : '否')

/** Text as it is, several values joined, anything else as JSON. */
export const sayPlain: Say = (value) => {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.join('、')
  return JSON.stringify(value)
}

export const sayUnit =
  (unit: string): Say =>
  (value) =>
    `${sayPlain(value)}${unit}`

/** The name of a code; the code itself when it has none. */
export const sayCode =
  (names: Readonly<Record<string, string>>): Say =>
  (value) => {
    const code = sayPlain(value)
    return ownValue(names, code) ?? code
  }

export const sayPattern: Say = (value) => {
  const { source, safe } = value as NonNullable<Constraints['pattern']>
  return safe ? source : `${source}（用线性引擎匹配）`
}

export const sayFiles: Say = (value) =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(
          (file) => `${(file as Partial<FileValue>).name}（${(file as Partial<FileValue>).url}）`,
        )
        .join('、')
    : sayPlain(value)
