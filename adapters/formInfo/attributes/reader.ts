import {
  type DiagnosticCode,
  FIELD_ATTRIBUTES,
  type FieldAttribute,
  type RawField,
} from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import details from '../details.json' with { type: 'json' }
import type { Report } from '../diagnostics.ts'
import type { FieldNode } from '../parse.ts'
import { codeAmong, isOn, textIn, textsIn } from './spellings.ts'

/** Values a designer writes for "not used"; they need no effect. */
const isIdle = (value: unknown): boolean =>
  [undefined, null, '', false, 'false', 0, '0'].includes(value as never) ||
  (Array.isArray(value) && value.length === 0)

const KNOWN: ReadonlySet<string> = new Set(FIELD_ATTRIBUTES)

/**
 * Reads a definition's attributes leniently (form language, section 1) and reports unreadable ones. It records which
 * attributes were read: an attribute that is never read has no effect on its type.
 */
export class AttributeReader {
  readonly node: FieldNode
  readonly #report: Report
  readonly #asked = new Set<string>()
  /** Complaints already made; created lazily. */
  #complained: Set<string> | undefined

  /** Readers of objects inside attributes. */
  readonly #inner: AttributeReader[] = []

  constructor(node: FieldNode, report: Report) {
    this.node = node
    this.#report = report
  }

  /** A reader of an object inside an attribute; what it does not read is reported with the rest. */
  within(name: FieldAttribute, within: string, raw: RawField): AttributeReader {
    const path = this.node.path + jsonPointer(name) + within
    const inner = new AttributeReader({ ...this.node, raw, path }, this.#report)
    this.#inner.push(inner)
    return inner
  }

  raw(name: FieldAttribute): unknown {
    this.#asked.add(name)
    return Object.hasOwn(this.node.raw, name) ? this.node.raw[name] : undefined
  }

  /**
   * `true`, `1`, `"1"`, `"true"` are on; anything else is off, and reported unless it is a known spelling of off;
   * absent is `absent`.
   */
  flag(name: FieldAttribute, absent = false): boolean {
    const value = this.raw(name)
    if (value === undefined || value === null) return absent
    const on = isOn(value)
    if (!on && !isIdle(value))
      this.complain(
        'flag-unclear',
        name,
        fill(details.given, { name, value: JSON.stringify(value) }),
      )
    return on
  }

  /** Text without blanks around; blank is absent. */
  text(name: FieldAttribute): string | undefined {
    this.#asked.add(name)
    return this.peek(name)
  }

  /** Returns the text without marking the attribute as read: whether it has an effect is not decided yet. */
  peek(name: FieldAttribute): string | undefined {
    const value = Object.hasOwn(this.node.raw, name) ? this.node.raw[name] : undefined
    const text = textIn(value)
    if (text === undefined && typeof value !== 'string' && !isIdle(value))
      this.complain('attribute-invalid', name, fill(details.notText, { name }))
    return text
  }

  number(name: FieldAttribute): number | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    const value = Number(given)
    if (Number.isFinite(value)) return value
    this.complain('attribute-invalid', name, fill(details.notNumber, { name, value: given }))
    return undefined
  }

  list(name: FieldAttribute): string[] {
    const value = this.raw(name)
    const texts = textsIn(value)
    if (!texts && !isIdle(value))
      this.complain('attribute-invalid', name, fill(details.notList, { name }))
    return texts ?? []
  }

  /** One of the known codes; `1` and `"01"` are the same. */
  code<T extends string>(name: FieldAttribute, known: readonly T[]): T | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    const found = codeAmong(known, given)
    if (found === undefined)
      this.complain('attribute-invalid', name, fill(details.notOneOf, { name, value: given }))
    return found
  }

  /** Reports an invalid attribute, once however often it is read. */
  complain(code: DiagnosticCode, name: FieldAttribute, detail: string, within = ''): void {
    const path = this.node.path + jsonPointer(name) + within
    this.#asked.add(name)
    this.#complained ??= new Set()
    if (this.#complained.has(code + path)) return
    this.#complained.add(code + path)
    this.#report(code, path, detail)
  }

  /** Unmarks these attributes as read: another attribute leaves them without effect. */
  disregard(names: readonly FieldAttribute[]): void {
    for (const name of names) this.#asked.delete(name)
  }

  /** Reports unknown attributes and those that were never read. */
  reportUnused(): void {
    const { raw, path } = this.node
    for (const inner of this.#inner) inner.reportUnused()
    for (const name of Object.keys(raw)) {
      if (this.#asked.has(name)) continue
      const place = path + jsonPointer(name)
      if (!KNOWN.has(name)) this.#report('unknown-attribute', place, name, 'key')
      else if (!isIdle(ownValue(raw, name)))
        this.#report('attribute-without-effect', place, fill(details.onThisField, { name }), 'key')
    }
  }
}
