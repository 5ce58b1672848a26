import type { RawField } from '#contract/formInfo.ts'
import type { SchemaNode } from './schemaNode.ts'

/** What a panel's choices are taken from, besides the schema. */
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

/** How a kind of value is filled in with a form field. */
export interface FieldKind {
  /** The attributes of the form field, without key, label and help. */
  field(node: SchemaNode, choices: PanelChoices, value: unknown): RawField
  /** The document's value as the field has it; undefined for one that the field cannot show. */
  decode(value: unknown): unknown
  /**
   * The document's value of what was filled in; undefined while that is no such value.
   * @param was the value before, whose notation is kept
   */
  encode(filled: unknown, was: unknown): unknown
}

/** A text field that takes only what matches, with the message for what does not. */
export const textLike = (pattern: string, message: string, inputMax: number): RawField => ({
  ...{ type: 'textBox', textBoxType: '01', inputMax },
  ...{ isRegExp: true, customRegExp: pattern, regExpText: message },
})

/** A list of options to choose one of, in a panel that opens. */
export const oneOf = (choices: readonly PanelChoice[], value: unknown): RawField => ({
  ...{ type: 'choice', choiceType: '03', source: '01' },
  items: withOwn(choices, value).map(({ code, name }) => ({ itemCode: code, itemName: name })),
})

/** What is configured stays choosable, even where nothing offers it any more. */
function withOwn(choices: readonly PanelChoice[], value: unknown): readonly PanelChoice[] {
  if (typeof value !== 'string' || value === '') return choices
  if (choices.some(({ code }) => code === value)) return choices
  return [{ code: value, name: value.replace(/^asset:/, '') }, ...choices]
}
