import type { RawField } from '#contract/formInfo.ts'
import type { SchemaNode } from './schemaNode.ts'

/** Sources of a panel's choices, besides the schema. */
export interface PanelChoices {
  memberTypes: readonly MemberTypeChoice[]
  /** Pictures and videos of the configuration: `asset:banner.svg`, with its name. */
  assets: readonly PanelChoice[]
}

/** A member type, with the number of its category where that is known. */
export interface MemberTypeChoice extends PanelChoice {
  category?: string
}

export interface PanelChoice {
  code: string
  name: string
}

/** Conversion between a kind of value and a form field. */
export interface FieldKind {
  /** The attributes of the form field, without key, label and help. */
  field(node: SchemaNode, choices: PanelChoices, value: unknown): RawField
  /** Converts the document's value for the field; undefined for one that the field cannot show. */
  decode(value: unknown): unknown
  /**
   * Converts input into the document's value; undefined while it is not a valid one.
   * @param was previous value, whose notation is kept
   */
  encode(filled: unknown, was: unknown): unknown
}

/** Returns a text field that accepts matching text only, with the message for any other. */
export const textLike = (pattern: string, message: string, inputMax: number): RawField => ({
  ...{ type: 'textBox', textBoxType: '01', inputMax },
  ...{ isRegExp: true, customRegExp: pattern, regExpText: message },
})

/** Returns a field for choosing one of several options, in a list that opens. */
export const oneOf = (choices: readonly PanelChoice[], value: unknown): RawField => ({
  ...{ type: 'choice', choiceType: '03', source: '01' },
  items: withOwn(choices, value).map(({ code, name }) => ({ itemCode: code, itemName: name })),
})

/** Returns the choices with the configured one, which stays available even when it is no longer offered. */
function withOwn(choices: readonly PanelChoice[], value: unknown): readonly PanelChoice[] {
  if (typeof value !== 'string' || value === '') return choices
  if (choices.some(({ code }) => code === value)) return choices
  return [{ code: value, name: value.replace(/^asset:/, '') }, ...choices]
}
