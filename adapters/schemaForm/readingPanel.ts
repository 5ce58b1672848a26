import { type Panel, valueAt } from './panelOf.ts'
import texts from './texts.json' with { type: 'json' }

/** Returns the panel for reading: an empty group consists of its name and one line that says so. */
export function readingPanel(panel: Panel, object: unknown): Panel {
  const unset = unsetGroups(panel, object)
  const groupOf = (key: string) => unset.find((group) => key.startsWith(group))
  const formInfo = panel.formInfo.flatMap((row) => {
    const key = String(row[0]?.value)
    const group = groupOf(key)
    if (group === undefined) return [row]
    const note = { type: 'describe', describe: texts.unset, value: `${group}unset` }
    return key === group ? [row, [note]] : []
  })
  return {
    ...panel,
    formInfo,
    fields: panel.fields.filter(({ key }) => groupOf(key) === undefined),
  }
}

/** Returns the keys of the outermost groups without a value; the keys of their contents begin with theirs. */
function unsetGroups({ formInfo, fields }: Panel, object: unknown): string[] {
  const filled = fields.filter(({ at }) => valueAt(object, at) !== undefined).map(({ key }) => key)
  const notes = formInfo.flat().filter(({ type }) => type === 'describe')
  const told = [...filled, ...notes.map(({ value }) => String(value))]
  const groups = formInfo.flat().filter(({ type }) => type === 'divider')
  const unset = groups
    .map(({ value }) => String(value))
    .filter((group) => !told.some((key) => key.startsWith(group)))
  return unset.filter((group) => !unset.some((outer) => outer !== group && group.startsWith(outer)))
}
