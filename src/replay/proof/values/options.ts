import { ChoiceType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { type Offerer, offer } from './offer.ts'

/** Returns the options a field offers, from any source; undefined when its dictionary does not exist. */
export function optionsOf(field: FormField, context: FormContext): readonly Item[] | undefined {
  const { options } = field
  const isKnown =
    options?.kind !== 'dictionary' || Object.hasOwn(context.dictionaries, options.name)
  return options && isKnown ? offeredItems(field, context) : undefined
}

/** Returns the paths that end in a leaf of the tree: only these can be chosen. */
export const leafPaths = (items: readonly Item[], above: readonly string[] = []): string[][] =>
  items.flatMap(({ itemCode, children = [] }) => {
    const path = [...above, itemCode]
    return children.length > 0 ? leafPaths(children, path) : [path]
  })

/** True unless radio buttons are used, which cannot be deselected. */
const isClearable = ({ shape, ui }: FormField): boolean =>
  shape === 'codes' || ui.choiceType === ChoiceType.Picker

export const choiceOffer: Offerer = ({ field, context }) => {
  const items = optionsOf(field, context)
  const combined = field.shape === 'codes'
  const values = (items ?? []).map(({ itemCode }) => (combined ? [itemCode] : itemCode))
  return offer(values, { open: !items, unsure: !items, clearable: isClearable(field), combined })
}

export const cascadeOffer: Offerer = ({ field, context }) => {
  const items = optionsOf(field, context)
  const combined = field.shape === 'paths'
  const paths = leafPaths(items ?? [])
  return offer(combined ? paths.map((path) => [path]) : paths, {
    open: !items,
    unsure: !items,
    combined,
  })
}

/** Offers units of the area; their name may be typed, so it can match any code or none. */
export const orgLinkageOffer: Offerer = ({ field, points, context, ...asked }) => {
  const [areaCode] = leafPaths(optionsOf(field, context) ?? [])
  const codes = [...new Set([...asked.codes, ...points.texts])]
  const names = [...codes, ['示例单位', '另一单位'].find((name) => !codes.includes(name))]
  return offer(areaCode ? names.map((orgName) => ({ areaCode, orgName })) : [], {
    open: !areaCode,
    unsure: !areaCode,
  })
}

/** Offers one unknown branch: branches come from the server's list. */
export const subOrgOffer: Offerer = ({ codes, points: { texts } }) =>
  offer([{ id: '示例', orgName: '示例分支机构' }], { open: codes.length + texts.length > 0 })
