import { type DiagnosticCode, FIELD_ATTRIBUTES, type FieldAttribute } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { commaList } from '#domain/commaList.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import type { Report } from '../diagnostics.ts'
import type { FieldNode } from '../parse.ts'

const ON: readonly unknown[] = [true, 1, '1', 'true']

/** Whether a flag is on, in any of the ways a designer writes it. */
export const isOn = (value: unknown): boolean => ON.includes(value)

/** Values a designer writes for "not used"; they need no effect. */
const isIdle = (value: unknown): boolean =>
  [undefined, null, '', false, 'false', 0, '0'].includes(value as never) ||
  (Array.isArray(value) && value.length === 0)

const KNOWN: ReadonlySet<string> = new Set(FIELD_ATTRIBUTES)

const isScalarText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '')

/**
 * Reads a definition's attributes leniently (form language, section 1) and reports what it cannot read. It remembers
 * what was asked for: an attribute nobody asked for has no effect on its type.
 */
export class AttributeReader {
  readonly node: FieldNode
  readonly #report: Report
  readonly #asked = new Set<string>()
  /** What was complained about; made when there is something. */
  #complained: Set<string> | undefined

  constructor(node: FieldNode, report: Report) {
    this.node = node
    this.#report = report
  }

  raw(name: FieldAttribute): unknown {
    this.#asked.add(name)
    return Object.hasOwn(this.node.raw, name) ? this.node.raw[name] : undefined
  }

  /** `true`, `1`, `"1"`, `"true"` are on, anything else is off, and reported unless it says so; absent is `absent`. */
  flag(name: FieldAttribute, absent = false): boolean {
    const value = this.raw(name)
    if (value === undefined || value === null) return absent
    const isOn = ON.includes(value)
    if (!isOn && !isIdle(value))
      this.complain('flag-unclear', name, `“${name}”现为 ${JSON.stringify(value)}`)
    return isOn
  }

  /** Text without blanks around; blank is absent. */
  text(name: FieldAttribute): string | undefined {
    this.#asked.add(name)
    return this.peek(name)
  }

  /** The text, without asking for the attribute: whether it has an effect is not decided yet. */
  peek(name: FieldAttribute): string | undefined {
    const value = Object.hasOwn(this.node.raw, name) ? this.node.raw[name] : undefined
    if (isScalarText(value)) return String(value).trim() || undefined
    if (!isIdle(value)) this.complain('attribute-invalid', name, `“${name}”应为文字`)
    return undefined
  }

  number(name: FieldAttribute): number | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    const value = Number(given)
    if (Number.isFinite(value)) return value
    this.complain('attribute-invalid', name, `“${name}”应为数字，现为“${given}”`)
    return undefined
  }

  list(name: FieldAttribute): string[] {
    const value = this.raw(name)
    if (Array.isArray(value) ? value.every(isScalarText) : isScalarText(value))
      return commaList(value)
    if (!isIdle(value))
      this.complain('attribute-invalid', name, `“${name}”应为列表或逗号分隔的文字`)
    return []
  }

  /** One of the known codes; `1` and `"01"` are the same. */
  code<T extends string>(name: FieldAttribute, known: readonly T[]): T | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    const found = known.find((code) => withoutZeros(code) === withoutZeros(given))
    if (found === undefined) this.complain('attribute-invalid', name, `“${name}”不能是“${given}”`)
    return found
  }

  /** Reports what is wrong with an attribute, once however often it is asked for. */
  complain(code: DiagnosticCode, name: FieldAttribute, detail: string, within = ''): void {
    const path = this.node.path + jsonPointer(name) + within
    this.#asked.add(name)
    this.#complained ??= new Set()
    if (this.#complained.has(code + path)) return
    this.#complained.add(code + path)
    this.#report(code, path, detail)
  }

  /** Reports unknown attributes and those that were never asked for. */
  reportUnused(): void {
    const { raw, path } = this.node
    for (const name of Object.keys(raw)) {
      if (this.#asked.has(name)) continue
      const place = path + jsonPointer(name)
      if (!KNOWN.has(name)) this.#report('unknown-attribute', place, name, 'key')
      else if (!isIdle(ownValue(raw, name)))
        this.#report('attribute-without-effect', place, `“${name}”在此字段上`, 'key')
    }
  }
}
