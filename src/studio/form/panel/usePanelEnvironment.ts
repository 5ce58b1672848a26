import { useMemo } from 'react'
import { DICTIONARY_NAMES, type Dictionaries, type DictionaryItem } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import {
  type FormEnvironment,
  useFormEnvironment,
} from '#runtime/react/form/session/formEnvironment.ts'
import { slotWidget } from './parts/slots.tsx'
import texts from './texts.json' with { type: 'json' }

/** Number of entry names that describe a dictionary. */
const NAMES = 3

/** The prefix of a society's own dictionaries, which a definition with `isOrgDictionary` leaves out. */
const OWN = 'ORG_'

/** Returns the environment of the panel's fields: the society's dictionaries, and a dictionary of their names. */
export function usePanelEnvironment(): FormEnvironment {
  const around = useFormEnvironment()
  return useMemo(
    () => ({
      ...around,
      widgets: { ...around.widgets, describe: slotWidget },
      dictionaries: {
        ...around.dictionaries,
        [DICTIONARY_NAMES]: dictionaryNames(around.dictionaries),
      },
    }),
    [around],
  )
}

function dictionaryNames(dictionaries: Dictionaries): DictionaryItem[] {
  return Object.entries(dictionaries).flatMap(([name, items]) => {
    const first = items.slice(0, NAMES).map(({ itemName }) => itemName)
    const names = first.join(texts.comma) + (items.length > NAMES ? '…' : '')
    const itemName = fill(texts.dictionary, { names, code: name })
    const bare = name.startsWith(OWN) ? name.slice(OWN.length) : name
    const codes = bare === name || Object.hasOwn(dictionaries, bare) ? [name] : [name, bare]
    return codes.map((itemCode) => ({ itemCode, itemName }))
  })
}
