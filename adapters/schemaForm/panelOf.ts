import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import type { PanelChoices } from './fieldKind.ts'
import { FIELD_KINDS, type FieldKindName } from './fieldKinds.ts'
import { kindOf } from './kindOf.ts'
import {
  resolveNode,
  type SchemaNode,
  type SchemaPlace,
  type Schemas,
  shapeOf,
} from './schemaNode.ts'
import texts from './texts.json' with { type: 'json' }
import { wordsOf } from './wording.ts'

/** Members and positions from the document down, as of a JSON pointer. */
export type Location = readonly (string | number)[]

/** A field of a panel, and the value of the document that it holds. */
export interface PanelField {
  /** Key in the form. */
  key: string
  /** Place below the panel's object. */
  at: Location
  label: string
  kind: FieldKindName
  isRequired: boolean
}

/** A list of objects, whose entries have panels of their own. */
export interface PanelList {
  at: Location
  label: string
  help: string
  entry: SchemaPlace
  /** Name of one entry. */
  entryLabel: string
  /** Names by position, for entries without a name of their own. */
  placeNames: readonly (string | undefined)[]
  minItems: number
  maxItems: number
  /** True when the value may be one entry instead of a list. */
  isOneOrMany: boolean
}

/** The panel of one object of a document: a form of its values, and its lists. */
export interface Panel {
  label: string
  formInfo: RawField[][]
  fields: PanelField[]
  lists: PanelList[]
}

interface Building {
  schemas: Schemas
  choices: PanelChoices
  /** Value of the whole object. */
  value: unknown
  panel: Panel
}

/** Makes the panel of an object from its schema; its value decides where the schema allows several notations. */
export function panelOf(
  schemas: Schemas,
  declared: SchemaPlace,
  value: unknown,
  choices: PanelChoices,
): Panel {
  const place = shapeOf(schemas, declared, value)
  const panel: Panel = { label: wordsOf({}, place.node).label, formInfo: [], fields: [], lists: [] }
  addMembers({ schemas, choices, value, panel }, place, [])
  return { ...panel, lists: toldApart(panel.lists, place.node) }
}

/** Adds the name of its group to each list whose name occurs in several groups. */
const toldApart = (lists: readonly PanelList[], { properties = {} }: SchemaNode): PanelList[] =>
  lists.map((list) => {
    const { at, label } = list
    if (lists.filter((one) => one.label === label).length < 2) return list
    const group = wordsOf(ownValue(properties, String(at[0])) ?? {}, {}).label
    return { ...list, label: fill(texts.within, { group, label }) }
  })

function addMembers(
  building: Building,
  { node, file }: SchemaPlace,
  at: Location,
  isThere = true,
): void {
  for (const [name, declared] of Object.entries(node.properties ?? {})) {
    if (name === '$schema' || isIdentity(name, declared)) continue
    const isRequired = isThere && (node.required?.includes(name) ?? false)
    addMember(building, { declared, file, at: [...at, name], isRequired })
  }
}

/**
 * Returns whether a member cannot be edited: an id, which is assigned once and never changes, or a member that the
 * schema marks as read-only.
 */
export const isIdentity = (name: string, { $ref, readOnly = false }: SchemaNode): boolean =>
  readOnly || (name === 'id' && $ref === 'common.schema.json#/$defs/id')

/** Returns whether a member leaves no choice: it has one value, or none, such as a period set by law. */
export const isFixed = ({
  title: _title,
  description: _description,
  ...rest
}: SchemaNode): boolean =>
  Object.keys(rest).length === 0 || (rest.const !== undefined && rest.const !== true)

interface Member {
  declared: SchemaNode
  file: string
  at: Location
  isRequired: boolean
}

function addMember(building: Building, member: Member): void {
  const { schemas, panel } = building
  const place = resolveNode(schemas, member.file, member.declared)
  if (isFixed(place.node)) return
  const { label, help } = wordsOf(member.declared, place.node)
  const kind = kindOf(schemas, place, valueAt(building.value, member.at))
  const entry = place.node.items && resolveNode(schemas, place.file, place.node.items)
  const { minItems, maxItems } = place.node
  if (minItems !== undefined && minItems === maxItems)
    addParts(building, member, { place, count: minItems, label })
  else if (kind) addField(building, member, { kind, place, label, help })
  else if (place.node.type === 'object') addGroup(building, member, place, label)
  else if (entry) addList(building, member, { place, entry, label, help })
  else addNote(panel, member, label)
}

/** Adds a note that a value which no panel can hold is edited as text. */
function addNote(panel: Panel, { at }: Member, label: string): void {
  const describe = fill(texts.textOnly, { label })
  panel.formInfo.push([{ type: 'describe', describe, value: keyOf(at) }])
}

interface Described {
  kind: FieldKindName
  place: SchemaPlace
  label: string
  help: string
}

/** Kinds whose field handles the notation, so that no help on it is needed. */
const SELF_EXPLAINING: ReadonlySet<FieldKindName> = new Set(['yuan', 'years', 'memberType'])

function addField(
  { panel, choices, value }: Building,
  { at, isRequired }: Member,
  { kind, place: { node }, label, help }: Described,
): void {
  const key = keyOf(at)
  const held = valueAt(value, at)
  const { field, decode } = FIELD_KINDS[kind]
  const isShown = held === undefined || decode(held) !== undefined
  panel.formInfo.push([
    {
      ...field(node, choices, held),
      value: key,
      label: kind === 'yuan' ? fill(texts.yuanLabel, { label }) : label,
      ...(isRequired && !mayBeEmpty(kind, node) && { required: true }),
      ...(help !== '' && !SELF_EXPLAINING.has(kind) && { describe: escaped(help) }),
      ...(!isShown && { isDisable: true }),
    },
  ])
  if (isShown) panel.fields.push({ key, at, label, kind, isRequired })
}

const TEXTS: ReadonlySet<FieldKindName> = new Set(['text', 'paragraph', 'html'])

/**
 * Returns whether a required value may stay empty: a switch is then off, and a text without a minimum length is empty.
 */
const mayBeEmpty = (kind: FieldKindName, { minLength = 0, pattern }: SchemaNode): boolean =>
  kind === 'flag' || (TEXTS.has(kind) && minLength === 0 && pattern === undefined)

/** Adds the members of a group; its required members are required while the group exists, or must exist. */
function addGroup(
  building: Building,
  { at, isRequired }: Member,
  place: SchemaPlace,
  label: string,
): void {
  const isThere = isRequired || valueAt(building.value, at) !== undefined
  building.panel.formInfo.push([{ type: 'divider', value: `${keyOf(at)}_`, label }])
  addMembers(building, place, at, isThere)
}

function addList(
  building: Building,
  member: Member,
  { place, entry, label, help }: Omit<Described, 'kind'> & { entry: SchemaPlace },
): void {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = place.node
  const isOneOrMany = place.isOneOrMany ?? false
  building.panel.lists.push({
    ...{ at: member.at, label, help, entry, minItems, maxItems, isOneOrMany },
    entryLabel: wordsOf(place.node.items ?? {}, entry.node).label,
    placeNames: placeNamesOf(place.node),
  })
}

const placeNamesOf = ({ prefixItems = [] }: SchemaNode) => prefixItems.map(({ title }) => title)

/** Adds a list of fixed length, such as the two colours of the theme, as one field per entry. */
function addParts(
  building: Building,
  { file, at, isRequired }: Member,
  { place, count, label }: { place: SchemaPlace; count: number; label: string },
): void {
  const names = placeNamesOf(place.node)
  for (let index = 0; index < count; index += 1) {
    const title = fill(texts.part, { label, part: names[index] ?? index + 1 })
    const declared = { ...place.node.items, title }
    addMember(building, { declared, file: place.file ?? file, at: [...at, index], isRequired })
  }
}

/** Returns the key in a panel of the field or list at a place below its object. */
export const keyOf = (at: Location): string => at.join('_')

/** Returns the value at a place; undefined where there is none. */
export function valueAt(value: unknown, at: Location): unknown {
  return at.reduce<unknown>((held, name) => {
    if (Array.isArray(held)) return typeof name === 'number' ? held[name] : undefined
    return isRecord(held) ? ownValue(held, String(name)) : undefined
  }, value)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
