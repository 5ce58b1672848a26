import type { FormBundle, FormValues } from '#contract/form.ts'
import { fill } from '#domain/text/fill.ts'
import { fieldAt } from '#replay/fieldAt.ts'
import type { ScenarioStep } from '#replay/scenario.ts'
import { labelOf } from '#replay/wording/labelOf.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { placeName, valueName } from './namesOfPlaces.ts'
import texts from './texts.json' with { type: 'json' }

const { words } = texts

/** Data for describing steps in words. */
export interface StepNames {
  bundle: Pick<FormBundle, 'fields'>
  former: FormBundle['fields']
  tables: FormContext
}

/**
 * Returns the user action of a step as a sentence; undefined for steps that are shown as their input or expectations.
 */
export function stepWords(step: ScenarioStep, names: StepNames): string | undefined {
  const nameOf = (path: string) =>
    fill(texts.quoted, { name: placeName(path, names.bundle.fields, names.former) })
  if ('submit' in step) return words.submit
  if ('blur' in step) return fill(words.blur, { names: [step.blur].flat().map(nameOf).join('、') })
  if ('addRow' in step)
    return fill(words.addRow, {
      name: nameOf(step.addRow),
      cells: cellWords(step.addRow, step.value, names),
    })
  if ('setRow' in step)
    return fill(words.setRow, {
      ...{ name: nameOf(step.setRow), row: step.index + 1 },
      cells: cellWords(step.setRow, step.value, names),
    })
  if ('moveRow' in step)
    return fill(words.moveRow, {
      ...{ name: nameOf(step.moveRow), row: step.from + 1, to: step.to + 1 },
    })
  if ('deleteRow' in step)
    return fill(words.deleteRow, { name: nameOf(step.deleteRow), row: step.index + 1 })
  if ('paste' in step) return fill(words.paste, { name: nameOf(step.paste), text: step.text })
  if ('upload' in step)
    return fill(words.upload, {
      name: nameOf(step.upload),
      files: step.files.map(({ name }) => name).join('、'),
    })
  return undefined
}

const columnName = (path: string, fields: FormBundle['fields']): string | undefined => {
  const column = fieldAt({ fields }, path)
  return column && labelOf(column)
}

function cellWords(table: string, row: FormValues = {}, names: StepNames): string {
  const { bundle, former, tables } = names
  const cells = Object.entries(row).map(([column, value]) => {
    const path = cellPath(table, 0, column)
    const name = columnName(path, bundle.fields) ?? columnName(path, former) ?? column
    return fill(texts.pair, { name, value: valueName(path, value, bundle, tables) })
  })
  return cells.length > 0 ? fill(texts.cells, { cells: cells.join('，') }) : ''
}
