/** The server's words for a configured form (specification, section 3; form language, section 1). */

import type { Finding } from './finding.ts'

/** The 22 field types, as the wire spells them. */
export const FIELD_TYPES = [
  'describe',
  'upload',
  'photo',
  'textBox',
  'editor',
  'editorText',
  'counter',
  'choice',
  'subOrg',
  'orgLinkage',
  'cascade',
  'slider',
  'rate',
  'switch',
  'dateTime',
  'divider',
  'sign',
  'table',
  'page',
  'timeSelect',
  'timePicker',
  'timePickerRange',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Types that only lay out: they may lack a key and submit nothing. */
export const LAYOUT_TYPES = [
  'describe',
  'divider',
  'page',
  'editorText',
] as const satisfies FieldType[]

/** Name of a dictionary in panels of the form editor, which offers the names of the dictionaries that a society has. */
export const DICTIONARY_NAMES = '@dictionaries'

/** Every attribute a field definition may carry; anything else is an `unknown-attribute` warning. */
export const FIELD_ATTRIBUTES = [
  'type',
  'value',
  'label',
  'required',
  'requiredText',
  'placeholder',
  'describe',
  'defaultValue',
  'isHide',
  'isDisable',
  'isRelation',
  'condition',
  'conditionText',
  'isShow',
  'fields',
  'relations',
  'showWhen',
  'compute',
  'limitWorkNumber',
  'min',
  'max',
  'limitWorkNumberText',
  'isRegExp',
  'commonRegExp',
  'customRegExp',
  'regExpText',
  'textKind',
  'notRepeatText',
  'items',
  'dictionary',
  'isOrgDictionary',
  'source',
  'areaType',
  'separator',
  'textBoxType',
  'inputMax',
  'choiceType',
  'isMultiple',
  'isTimeSlot',
  'fmt',
  'lineType',
  'icon',
  'step',
  'width',
  'height',
  'rows',
  'proConfig',
  'numLimit',
  'isNumLimit',
  'numLimitText',
  'isPrint',
  'isPrintHideTitle',
  'fileType',
  'fileSize',
  'limit',
  'uploadType',
  'enclosure',
  'enclosureLabel',
] as const
export type FieldAttribute = (typeof FIELD_ATTRIBUTES)[number]

/** A definition as it arrives: lenient, every attribute of unknown shape until the adapter read it. */
export type RawField = { [A in FieldAttribute]?: unknown } & Record<string, unknown>

/** A selectable item; `value`/`label` are accepted as aliases on input. */
export interface Item {
  itemCode: string
  itemName: string
  /** Retired: not offered any more, still read and printed where it was chosen before. */
  off?: true
  children?: Item[]
}

/** A dictionary entry as the server sends it. */
export interface DictionaryItem extends Item {
  id?: string
  parentId?: string
  remark?: string
  children?: DictionaryItem[]
}
export type Dictionaries = Record<string, DictionaryItem[]>

export interface AreaNode {
  id: string
  name: string
  /** Abolished: not offered any more, still read and printed where it was chosen before. */
  off?: true
  children?: AreaNode[]
}

/** An uploaded file as it is stored and submitted. */
export interface FileValue {
  name: string
  url: string
}

export const DIAGNOSTIC_CODES = [
  'not-json',
  'not-rows',
  'key-missing',
  'key-refused',
  'duplicate-key',
  'unknown-type',
  'unknown-attribute',
  'attribute-without-effect',
  'attribute-invalid',
  'flag-unclear',
  'label-missing',
  'duplicate-option',
  'limit-invalid',
  'unknown-dictionary',
  'relation-target-missing',
  'relation-cycle',
  'condition-empty',
  'rule-invalid',
  'rule-doubtful',
  'compute-cycle',
  'check-invalid',
  'pattern-invalid',
  'pattern-unsafe',
  'pattern-flags',
  'min-over-max',
  'default-not-offered',
] as const
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number]
export interface Diagnostic extends Finding {
  code: DiagnosticCode
}
