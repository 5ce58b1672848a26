import type { FormField } from '#contract/form.ts'
import type { NameTables } from './displayer.ts'
import { optionName } from './optionNames.ts'
import { textList } from './textContent.ts'

/** The names from the root to the chosen node, joined by the separator. */
export const pathText = (field: FormField, path: unknown, tables: NameTables): string =>
  textList(path)
    .map((code) => optionName(field.options, code, tables))
    .join(field.ui.separator)
