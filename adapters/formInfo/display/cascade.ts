import type { FormField } from '#contract/form.ts'
import type { Displayer, NameTables } from './displayer.ts'
import { optionName } from './optionNames.ts'
import { textContent, textList } from './textContent.ts'

/** The names from the root to the chosen node, joined by the separator. */
export const pathText = (field: FormField, path: unknown, tables: NameTables): string =>
  textList(path)
    .map((code) => optionName(field.options, code, tables))
    .join(field.ui.separator)

/** One path, or several with `、` between them. */
export const displayCascade: Displayer = (field, value, tables) => {
  const paths: readonly unknown[] =
    field.shape === 'paths' && Array.isArray(value) ? value : [value]
  return textContent(paths.map((path) => pathText(field, path, tables)).join('、'))
}
