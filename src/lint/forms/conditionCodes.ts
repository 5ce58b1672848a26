import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { areRelationsOn, conditionOf, hasEffect } from '#adapters/formInfo/rawRelations.ts'
import { Condition } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { commaList } from '#domain/text/commaList.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import { fieldsIn } from './fieldsIn.ts'
import { ruleCodes } from './ruleCodes.ts'

/** Codes named in a hint. */
const MOST_NAMED = 12

/**
 * Reports codes of a condition or rule that the field does not offer: no answer is ever equal to them. Only for fields
 * whose options are known here: written out, or of a dictionary. In a rule it is a warning, because stored answers may
 * have codes that are offered no more.
 * @param checks the form's checks, when there are some
 */
export function conditionCodes(
  { rows, checks }: { rows: Located; checks: Located | undefined },
  fields: FormBundle['fields'],
  tables: ConvertOptions,
): FileFinding[] {
  const checked = (places: readonly Located[], key: string, severity?: 'warning') => {
    const controller = ownValue(fields, key)
    const offered = controller && codesOf(controller, tables)
    if (!offered) return []
    return places
      .flatMap((place) => foreignCodes(place, controller, offered))
      .map((finding) => (severity ? { ...finding, severity } : finding))
  }
  const written = fieldsIn(rows)
  return [
    ...written.flatMap((field) => checked(comparisonsIn(field), textOf(get(field, 'value')) ?? '')),
    ...ruleCodes(written, checks, (place, key) => checked([place], key, 'warning')),
  ]
}

/** The lists that the field's value is compared with, of all its relations. */
function comparisonsIn(field: Located): Located[] {
  if (!isRecord(field.value) || !areRelationsOn(field.value)) return []
  const more = get(field, 'relations')?.items ?? []
  return [field, ...more].flatMap((relation) => comparedIn(relation) ?? [])
}

const foreignCodes = (
  place: Located,
  { label }: FormField,
  offered: ReadonlySet<string>,
): FileFinding[] =>
  commaList(place.value as never)
    .filter((code) => !offered.has(code))
    .map((code) =>
      findingAt(place, {
        code: 'condition-not-offered',
        message: `条件里的“${code}”不是“${label}”的选项编码，写它不起作用`,
        hint: `可以写的有：${[...offered].slice(0, MOST_NAMED).join('、')}`,
      }),
    )

function comparedIn(relation: Located): Located | undefined {
  const { value } = relation
  if (!isRecord(value) || !hasEffect(value)) return undefined
  return conditionOf(value) === Condition.Empty ? undefined : get(relation, 'conditionText')
}

/** Codes on all levels of the field's options; undefined where they are not known. */
function codesOf(
  { options }: FormField,
  { dictionaries }: ConvertOptions,
): ReadonlySet<string> | undefined {
  if (options?.kind === 'items') return codesIn(options.items)
  const dictionary = options?.kind === 'dictionary' && ownValue(dictionaries, options.name)
  return dictionary ? codesIn(dictionary) : undefined
}

const codesIn = (items: readonly Item[], codes = new Set<string>()): ReadonlySet<string> => {
  for (const { itemCode, children = [] } of items) {
    codes.add(itemCode)
    codesIn(children, codes)
  }
  return codes
}
