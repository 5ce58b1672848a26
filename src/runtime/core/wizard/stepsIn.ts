import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** One step of a wizard, as `page.flow.steps` lists it. */
export interface WizardStep {
  type: string
  /** Key of its body in the `steps` node. */
  name: string
  title: string
}

/**
 * The configured order (`[{ type, title }]`) with the page's names; a code without a name is left out and told.
 */
export function stepsIn(
  order: unknown,
  names: Readonly<Record<string, string>>,
  unknownCode: (code: string) => void,
): WizardStep[] {
  return (Array.isArray(order) ? order : []).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const type = String(entry.type)
    const name = ownValue(names, type)
    if (name === undefined) unknownCode(type)
    return name === undefined ? [] : [{ type, name, title: String(entry.title ?? '') }]
  })
}
