import { type DiagnosticCode, FIELD_ATTRIBUTES, type FieldAttribute } from '#contract/formInfo.ts'
import { commaList } from '#domain/commaList.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import type { Report } from '../diagnostics.ts'
import type { FieldNode } from '../parse.ts'

/**
 * Reads a definition's attributes leniently (form language, section 1) and reports what it cannot read. It remembers
 * what was asked for: an attribute nobody asked for has no effect on its type.
 */
export interface AttributeReader {
  node: FieldNode
  raw(name: FieldAttribute): unknown
  /** `true`, `1`, `"1"`, `"true"` are on, anything else is off; absent is `absent`. */
  flag(name: FieldAttribute, absent?: boolean): boolean
  /** Text without blanks around; blank is absent. */
  text(name: FieldAttribute): string | undefined
  number(name: FieldAttribute): number | undefined
  list(name: FieldAttribute): string[]
  /** One of the known codes; `1` and `"01"` are the same. */
  code<T extends string>(name: FieldAttribute, known: readonly T[]): T | undefined
  /** Reports what is wrong with an attribute, once however often it is asked for. */
  complain(code: DiagnosticCode, name: FieldAttribute, detail: string, within?: string): void
  /** Reports unknown attributes and those that were never asked for. */
  reportUnused(): void
}

const ON: readonly unknown[] = [true, 1, '1', 'true']

/** Values a designer writes for "not used"; they need no effect. */
const isIdle = (value: unknown): boolean =>
  [undefined, null, '', false, 'false', 0, '0'].includes(value as never) ||
  (Array.isArray(value) && value.length === 0)

const isKnownAttribute = (name: string): name is FieldAttribute =>
  FIELD_ATTRIBUTES.some((known) => known === name)

const isScalarText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '')

export function createReader(node: FieldNode, report: Report): AttributeReader {
  const asked = new Set<string>()
  const raw = (name: FieldAttribute): unknown => {
    asked.add(name)
    return Object.hasOwn(node.raw, name) ? node.raw[name] : undefined
  }
  const complained = new Set<string>()
  const complain: AttributeReader['complain'] = (code, name, detail, within = '') => {
    const path = node.path + jsonPointer(name) + within
    if (complained.has(code + path)) return
    complained.add(code + path)
    report(code, path, detail)
  }
  const text = (name: FieldAttribute): string | undefined => {
    const value = raw(name)
    if (isScalarText(value)) return String(value).trim() || undefined
    if (!isIdle(value)) complain('attribute-invalid', name, `“${name}”应为文字`)
    return undefined
  }
  const number = (name: FieldAttribute): number | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    const value = Number(given)
    if (Number.isFinite(value)) return value
    complain('attribute-invalid', name, `“${name}”应为数字，现为“${given}”`)
    return undefined
  }
  return {
    node,
    raw,
    text,
    number,
    complain,
    flag: (name, absent = false) => {
      const value = raw(name)
      return value === undefined || value === null ? absent : ON.includes(value)
    },
    list: (name) => {
      const value = raw(name)
      if (Array.isArray(value) ? value.every(isScalarText) : isScalarText(value))
        return commaList(value)
      if (!isIdle(value)) complain('attribute-invalid', name, `“${name}”应为列表或逗号分隔的文字`)
      return []
    },
    code: (name, known) => {
      const given = text(name)
      if (given === undefined) return undefined
      const found = known.find((code) => withoutZeros(code) === withoutZeros(given))
      if (found === undefined) complain('attribute-invalid', name, `“${name}”不能是“${given}”`)
      return found
    },
    reportUnused: () => {
      for (const [name, value] of Object.entries(node.raw)) {
        const path = node.path + jsonPointer(name)
        if (!isKnownAttribute(name)) report('unknown-attribute', path, name, 'key')
        else if (!asked.has(name) && !isIdle(value)) {
          report('attribute-without-effect', path, `“${name}”在此字段上`, 'key')
        }
      }
    },
  }
}
