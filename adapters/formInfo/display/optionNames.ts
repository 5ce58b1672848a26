import type { OptionSource } from '#contract/form.ts'
import { areaTrail } from '#domain/dictionary/areaTrail.ts'
import { dictionaryName, itemName } from '#domain/dictionary/dictionaryName.ts'
import type { NameTables } from './displayer.ts'

/** The name of a chosen code; the code itself when it has no name. */
export function optionName(
  options: OptionSource | undefined,
  code: string,
  { dictionaries, areas }: NameTables,
): string {
  if (options?.kind === 'dictionary') return dictionaryName(dictionaries, options.name, code)
  if (options?.kind === 'area') return areaTrail(areas, code).at(-1)?.name ?? code
  return itemName(options?.items ?? [], code)
}
