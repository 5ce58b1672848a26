/**
 * The form bundle: what the adapter makes of a formInfo document, and what the form engine,
 * the server, the printed form and replay all run on. It is plain JSON and never changes while a form is filled in.
 */

import type { Diagnostic, FieldType, FileValue, Item } from './formInfo.ts'
import type { Logic } from './logic.ts'
import type { TextKind } from './textKinds.ts'

/** The checks of one field, in the order they run; the first that fails is the error shown. */
export const CHECKS = [
  'required',
  'type',
  'offered',
  'order',
  'limit',
  'pattern',
  'notRepeat',
  'files',
  'rows',
] as const
export type CheckName = (typeof CHECKS)[number]

/**
 * What a submitted value looks like (form language, section 2). Several types share a shape; checks, defaults,
 * submission and schema go by it.
 */
export const VALUE_SHAPES = [
  /** Layout: nothing is submitted. */
  'none',
  'text',
  /** HTML. */
  'html',
  /** A date or time as text in `ui.fmt`. */
  'moment',
  'number',
  'flag',
  /** Item codes. */
  'codes',
  /** Codes from the root to the chosen node. */
  'path',
  'paths',
  /** `[start, end]` in `ui.fmt`. */
  'period',
  /** `{ id, orgName }` */
  'org',
  /** `{ areaCode, id?, orgName }` */
  'areaOrg',
  'files',
  'rows',
] as const
export type ValueShape = (typeof VALUE_SHAPES)[number]

/** Chinese text per check, with label and limits filled in; a check without a text attribute has its own text. */
export type Messages = Partial<
  Record<
    Exclude<CheckName, 'offered' | 'order'> | 'fileType' | 'fileSize' | 'fileCount' | 'numLimit',
    string
  >
>

/** Parameters of a field's checks; absent means the check does not apply. */
export interface Constraints {
  min?: number
  max?: number
  /** A screened expression, without delimiters, to be matched against the whole value. */
  pattern?: { source: string; safe: boolean }
  /** The card check instead of a pattern: by the `cardType` field, or always resident ID. */
  card?: 'byCardType' | 'residentId'
  /** What the text is, by which it is cleaned; one line of anything without it. */
  text?: TextKind
  /** Top level: the kind of duplicate check on the server. In a table column: compare with the other rows. */
  notRepeat?: 'mobile' | 'cardNo' | 'rows'
  /** Lower-case extensions, MB and count of an upload. */
  fileType?: string[]
  fileSize?: number
  limit?: number
  /** A day of birth: it lies before today. */
  past?: true
  /** Most rows a table may get; adding one more is refused with `messages.numLimit`. */
  numLimit?: number
}

/** The source of a field's options. */
export type OptionSource =
  | { kind: 'items'; items: Item[] }
  | { kind: 'dictionary'; name: string }
  | {
      kind: 'area'
      depth: 1 | 2 | 3
      province: 'all' | 'ownFirst' | 'ownOnly'
    }

/** Everything a widget needs that is neither label, value nor check. Types that do not use an attribute lack it. */
export interface FieldUi {
  placeholder?: string
  describe?: string
  /** Percentage of the row on PC, from `width`; absent means an equal share. */
  share?: number
  /** Pixels, for photo, sign, editor. */
  width?: number
  height?: number
  rows?: number
  /** Maximum number of characters of an input, in code points; excess input is rejected. */
  inputMax?: number
  textBoxType?: string
  choiceType?: string
  multiple?: boolean
  range?: boolean
  fmt?: string
  /** Year that pickers of an empty field begin at; absent means this one. */
  opensAt?: number
  /** Bounds a number widget offers; `constraints` alone decides what is valid. */
  min?: number
  max?: number
  step?: number
  icon?: string
  lineType?: string
  separator: string
  drag?: boolean
  enclosure?: FileValue[]
  enclosureLabel?: string
  /** Rich text of describe and editorText. */
  html?: string
  /** Of type `unsupported`: the reason why it cannot be filled in, its type or its key. */
  unsupported?: 'type' | 'key'
}

export interface FormField {
  /** The wire's `value`; layout fields without one get `@<row>.<index>`. */
  key: string
  type: FieldType | 'unsupported'
  shape: ValueShape
  label: string
  /** Never shown; still submits `defaultValue` when `submitsDefault` is on. */
  isHide: boolean
  submitsDefault: boolean
  isDisable: boolean
  /** Its value is computed from others: nobody fills it in, and it is no initial value that must stay. */
  isComputed?: true
  required: boolean
  defaultValue?: unknown
  options?: OptionSource
  constraints: Constraints
  messages: Messages
  ui: FieldUi
  print: { on: boolean; hideTitle: boolean }
  /** Columns of a table. */
  columns?: FormField[]
}

/** A titled run of rows (`page` starts one); at most about 24 fields each. One rjsf Form renders one section. */
export interface FormSection {
  id: string
  title?: string
  /** Keys of the fields, row by row. */
  rows: string[][]
  /** Flat JSON Schema and uiSchema of this section alone. */
  schema: Record<string, unknown>
  uiSchema: Record<string, unknown>
}

/** The input an output came from: `row`/`index` into formInfo, the attribute, and its place in the text. */
export interface Origin {
  path: string
  line: number
  column: number
}

/** A check of the definition over several fields: while `rule` does not hold, `field` shows `message`. */
export interface BundleCheck {
  field: string
  rule: Logic
  message: string
}

export interface FormBundle {
  /** SHA-256 (hex) of the canonical definition; stored with drafts and applications. */
  hash: string
  /** The grant with which a visitor uploads into the form, as it came with the definition. */
  uploadGrant?: string
  fields: Record<string, FormField>
  /** Field keys in document order, layout fields included. */
  order: string[]
  sections: FormSection[]
  /** One flat schema of the whole form; the reference the parametric validators are held equal to. */
  schema: Record<string, unknown>
  /** Target key → json-logic over the values; a key without a rule is always shown. */
  rules: Record<string, Logic>
  /** Computed field → json-logic over the values that gives its own; absent when there are none. */
  computes?: Record<string, Logic>
  /**
   * The keys of `rules` and `computes`, each after the fields it reads: evaluated in this order, one pass settles every
   * chain.
   */
  ruleOrder: string[]
  /** Fields that depend on each other in a circle: they have no rule, are shown and not computed. */
  cycles?: string[][]
  /** Checks over several fields, in their order; absent when there are none. */
  checks?: BundleCheck[]
  /** Output pointer (`/fields/KEY/ATTRIBUTE`, `/rules/KEY`, `/checks/INDEX`) → input place. */
  origin: Record<string, Origin>
  diagnostics: Diagnostic[]
}

/** Values while filling in: key → value, as the form language's section 2 shapes them. */
export type FormValues = Record<string, unknown>
