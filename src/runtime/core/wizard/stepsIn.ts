import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** A step of a wizard in `page.flow.steps`. */
export interface WizardStep {
  type: string
  /** Key of its body in the `steps` node. */
  name: string
  title: string
}

/**
 * Returns the steps of the configured order (`[{ type, title }]`) that have a body in the page; others are left out and
 * reported.
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
