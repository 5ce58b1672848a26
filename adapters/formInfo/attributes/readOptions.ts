import { AreaDepth, ItemSource } from '#contract/codes.ts'
import type { OptionSource } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { repeatedCodes } from '#domain/dictionary/repeatedCodes.ts'
import { fill } from '#domain/text/fill.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'
import { readItems } from './readItems.ts'

/** Dictionaries of one organisation carry this prefix (specification, section 3 "isOrgDictionary"). */
const ORG_PREFIX = 'ORG_'

const DEPTHS = { [AreaDepth.Province]: 1, [AreaDepth.City]: 2, [AreaDepth.District]: 3 } as const

const PROVINCES = { '01': 'ownFirst', '02': 'ownOnly' } as const

type Source = (typeof ItemSource)[keyof typeof ItemSource]

/** The area tree down to `areaType`, the user's own province first or only (`proConfig`). */
export function readArea(reader: AttributeReader): OptionSource {
  const depth = reader.code('areaType', Object.values(AreaDepth)) ?? AreaDepth.District
  const config = reader.code('proConfig', ['01', '02'] as const)
  return { kind: 'area', depth: DEPTHS[depth], province: config ? PROVINCES[config] : 'all' }
}

function readDictionary(reader: AttributeReader, dictionaries: Dictionaries): OptionSource {
  const prefix = reader.flag('isOrgDictionary') ? ORG_PREFIX : ''
  const dictionaryName = reader.text('dictionary') ?? ''
  const name = dictionaryName.startsWith(ORG_PREFIX) ? dictionaryName : prefix + dictionaryName
  const items = ownValue(dictionaries, name)
  if (!items) reader.complain('unknown-dictionary', 'dictionary', name)
  const repeated = repeatedCodes(items ?? []).map((code) => `“${code}”`)
  if (repeated.length > 0)
    reader.complain(
      'duplicate-option',
      'dictionary',
      fill(details.inDictionary, { codes: repeated.join('、'), name }),
    )
  return { kind: 'dictionary', name }
}

const READERS: Record<Source, (reader: AttributeReader, known: Dictionaries) => OptionSource> = {
  [ItemSource.Items]: (reader) => ({ kind: 'items', items: readItems(reader, 'items') }),
  [ItemSource.Dictionary]: readDictionary,
  [ItemSource.Area]: readArea,
}

/** Returns the options by `source`; without one, a named dictionary is used if there is a name, else the items. */
export function readOptions(
  reader: AttributeReader,
  dictionaries: Dictionaries,
  sources: readonly Source[],
): OptionSource {
  const implied = reader.text('dictionary') === undefined ? ItemSource.Items : ItemSource.Dictionary
  return READERS[reader.code('source', sources) ?? implied](reader, dictionaries)
}
